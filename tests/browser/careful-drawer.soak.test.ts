import { expect, test } from "vitest";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";

const { enter, visit } = consoleInBrowser();

const WAYS = ["Escape", "Close", "Cancel"] as const;

test.each(WAYS)(
  "%s asks before a drawer's unsaved input is discarded, and can stay in place",
  async (way) => {
    const page = await visit("/users");
    await page.getByRole("button", { name: "New user" }).click();
    const drawer = page.getByRole("dialog", { name: "New user" });
    const close = () =>
      way === "Escape"
        ? page.keyboard.press("Escape")
        : drawer.getByRole("button", { name: way, exact: true }).click();
    await drawer.getByLabel("Last name").fill("Quist");
    await close();
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await expect.poll(() => focused(page)).toBe("Stay");
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toBe("Last name");
    expect(await drawer.getByLabel("Last name").inputValue()).toBe("Quist");
    await close();
    await question.getByRole("button", { name: "Leave" }).click();
    await drawer.waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toBe("New user");
    expect(await question.count()).toBe(0);
  },
);

test.each(WAYS)("%s closes a drawer immediately if its values no longer differ", async (way) => {
  const page = await visit("/users");
  await page.getByRole("button", { name: "New user" }).click();
  const drawer = page.getByRole("dialog", { name: "New user" });
  await drawer.getByLabel("Last name").fill("Quist");
  await drawer.getByLabel("Last name").fill("");
  if (way === "Escape") await page.keyboard.press("Escape");
  else await drawer.getByRole("button", { name: way, exact: true }).click();
  await drawer.waitFor({ state: "detached" });
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("metadata that was pasted is asked about before it is thrown away, and the page's own form stays as it is", async () => {
  const page = await visit("/account/sso");
  await page.getByRole("button", { name: "Import metadata" }).click();
  const dialog = page.getByRole("dialog", { name: "Import metadata" });
  await dialog.getByRole("textbox").fill("<EntityDescriptor/>");
  await page.keyboard.press("Escape");
  await page
    .getByRole("dialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Leave" })
    .click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Import metadata" }).click();
  expect(await dialog.getByRole("textbox").inputValue()).toBe("");
});

test("the focus comes back also where the dialog before would see in that moment whether it did", async () => {
  const page = await enter("/tags");
  await page.evaluate(lookOnRemoval);
  await page.getByRole("button", { name: "New tag" }).first().click();
  const form = page.getByRole("dialog", { name: "New tag" });
  await form.getByLabel("Label", { exact: true }).fill("Looked at");
  await form.getByRole("button", { name: "Create" }).click();
  await form.waitFor({ state: "detached" });
  const link = page.getByRole("link", { name: "Looked at", exact: true });
  await link.press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isDue: true }));
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
});

/** Lets what a dialog does 300 ms after its end come due in the moment in which a later one is removed. */
function lookOnRemoval(): void {
  const looks = new Map<unknown, () => void>();
  const [start, stop] = [globalThis.setTimeout, globalThis.clearTimeout];
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms?: number) => {
      const isLook = ms === 300 && !("isDue" in globalThis);
      const timer = start(isLook ? () => undefined : run, ms);
      if (isLook) looks.set(timer, run);
      return timer;
    },
    clearTimeout: (timer?: ReturnType<typeof setTimeout>) => {
      looks.delete(timer);
      stop(timer);
    },
  });
  new MutationObserver(() => {
    if (!("isDue" in globalThis) || document.querySelector("[role=dialog]")) return;
    for (const look of looks.values()) look();
    looks.clear();
  }).observe(document, { childList: true, subtree: true });
}
