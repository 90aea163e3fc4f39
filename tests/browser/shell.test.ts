import { expect, test } from "vitest";
import { pbx } from "../support/pbx.ts";
import { soakTest } from "../support/soak-test.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";
import { DEMO_SEGMENTS } from "../../server/seed/demo-account.ts";

const { enter, platform, visit } = consoleInBrowser();

test("keys lead to pages and fold the sidebar, but never while one types", async () => {
  const page = await visit("/segments");
  await page.keyboard.press("g");
  await page.keyboard.press("m");
  await page.waitForURL(/\/monitor/);
  await expect.poll(() => focused(page)).toBe("content");
  await page.keyboard.press("g");
  await page.keyboard.press("s");
  await page.waitForURL(/\/segments/);
  await page.keyboard.press("[");
  await page.getByRole("button", { name: "Expand sidebar" }).waitFor();
  await page.keyboard.press("/");
  await expect.poll(() => focused(page)).toBe("Search in segments");
  await page.keyboard.type("[gm?");
  await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("[gm?");
  await page.getByRole("button", { name: "Expand sidebar" }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/segments");
});

soakTest("lists the keys with their actions, and switches them off", async () => {
  const page = await visit("/segments");
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await list.getByText("Go to Live Monitor").waitFor();
  await list.getByText("Search in segments").waitFor();
  await list.getByLabel("Single-key shortcuts").uncheck();
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "detached" });
  await page.keyboard.press("[");
  await page.keyboard.press("?");
  await expect.poll(() => page.getByRole("button", { name: "Collapse sidebar" }).count()).toBe(1);
  expect(await list.count()).toBe(0);
});

soakTest("returns the focus from a dialog to its opener", async () => {
  const page = await visit("/segments");
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toBe("Keyboard shortcuts");
});

soakTest(
  "the account menu leads to the list of keys, also when what draws dialogs is there already",
  async () => {
    const page = await visit("/monitor");
    await page.getByRole("link", { name: /^Waiting/ }).click();
    await page.getByRole("dialog", { name: "Waiting" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Account: Ada Moreau" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Keyboard shortcuts" }).click();
    const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await list.getByText("Go to Live Monitor").waitFor();
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "detached" });
    await expect.poll(() => focused(page)).toContain("Account: Ada Moreau");
  },
);

test("applies language, theme and density immediately, and keeps them", async () => {
  const page = await visit("/segments");
  await page.getByRole("button", { name: "Account: Ada Moreau" }).click();
  await page.getByRole("button", { name: "Dark" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Compact" }).click();
  await page.getByRole("button", { name: "Français" }).click();
  await page.getByRole("link", { name: "Moniteur en direct" }).waitFor();
  await page.reload();
  await page.getByRole("link", { name: "Moniteur en direct" }).waitFor();
  const root = page.locator("html");
  await expect
    .poll(() => Promise.all(["lang", "data-theme", "data-density"].map((name) => root.getAttribute(name))))
    .toEqual(["fr", "dark", "compact"]);
  // A user who opens it by keyboard and presses Enter too often keeps their language.
  await page.getByRole("button", { name: "Compte : Ada Moreau" }).press("Enter");
  await expect.poll(() => focused(page)).toBe("Français");
});

soakTest("hides the floor from users without access, and shows who can grant it", async () => {
  const page = await visit("/monitor", { email: "reviewer@demo.example" });
  await page.getByRole("heading", { name: "You don’t have access to Live Monitor" }).waitFor();
  await page.getByText("Ask an administrator of Switchboard Demo for access.").waitFor();
  expect(await page.getByRole("link", { name: "Live Monitor" }).count()).toBe(0);
  await page.getByRole("link", { name: "Segments" }).click();
  await page.getByRole("columnheader", { name: "Name" }).waitFor();
  expect(await page.getByRole("columnheader", { name: "Waiting" }).count()).toBe(0);
});

soakTest("labels actions reserved for the principal administrator", async () => {
  const page = await visit("/account/business", { email: "supervisor@demo.example" });
  await page.getByRole("heading", { name: "You don’t have access to Business" }).waitFor();
  await expect
    .poll(() =>
      page.getByText("Only the principal administrator of Switchboard Demo can open this page.").count(),
    )
    .toBe(1);
});

test("reports an unknown address, and leads back", async () => {
  const page = await visit("/nowhere");
  await page.getByText("There is no page at /nowhere.").waitFor();
  await page.getByRole("link", { name: "Go to start page" }).click();
  await page.getByRole("heading", { name: "Segments" }).waitFor();
  await expect.poll(() => page.title()).toBe("Segments · Switchboard");
});

soakTest(
  "a recording auditor begins at the recordings, which come first in the menu, and can replay the floor",
  async () => {
    const page = await visit("/", { email: "reviewer@demo.example" });
    await page.getByRole("heading", { name: "Insights", exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/insights/recordings");
    expect(await page.getByRole("navigation", { name: "Reports" }).getByRole("link").allInnerTexts()).toEqual(
      ["Recordings"],
    );
    const menu = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect
      .poll(async () => (await menu.allTextContents()).slice(0, 2))
      .toEqual(["Recordings", "Replay"]);
    await menu.nth(1).click();
    await page.getByRole("heading", { name: "Open a replay file" }).waitFor();
    expect(await menu.nth(1).getAttribute("aria-current")).toBe("page");
  },
);

soakTest("the menu counts who waits, at the moment at which it changes", async () => {
  const page = await visit("/segments");
  const count = page.getByRole("link", { name: "Live Monitor" }).getByRole("img");
  await page.getByText("Live", { exact: true }).waitFor();
  const before = Number(await count.textContent());
  await platform().feed([
    pbx("queue-created", "queue/shell-1", {
      contact: "shell-1",
      segment: DEMO_SEGMENTS[0]!.id,
      channel: "audio",
    }),
  ]);
  await page.getByRole("img", { name: `${before + 1} waiting` }).waitFor();
  await expect.poll(() => count.textContent()).toBe(String(before + 1));
});

soakTest("shows a banner without a connection, and removes it automatically on reconnect", async () => {
  const page = await enter("/segments");
  await page.getByText("Live", { exact: true }).waitFor();
  await page.context().setOffline(true);
  await page.getByText("No connection.").waitFor();
  await page.getByText("Offline", { exact: true }).waitFor();
  await page.context().setOffline(false);
  await page.getByText("No connection.").waitFor({ state: "detached" });
  await page.getByText("Live", { exact: true }).waitFor();
  await expect.poll(() => page.getByText("Offline", { exact: true }).count()).toBe(0);
});

soakTest("on a narrow screen the menu is a drawer that closes where it led", async () => {
  const page = await visit("/segments", { viewport: { width: 420, height: 800 } });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Live Monitor" }).click();
  await page.waitForURL(/\/monitor/);
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("content");
});
