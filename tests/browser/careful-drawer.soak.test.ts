import { expect, test } from "vitest";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";

const { visit } = consoleInBrowser();

const WAYS = ["Escape", "Close", "Cancel"] as const;

test.each(WAYS)(
  "%s asks before what was typed into a drawer is thrown away; who stays is where they were",
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

test.each(WAYS)("%s closes at once a drawer in which nothing differs any more", async (way) => {
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
