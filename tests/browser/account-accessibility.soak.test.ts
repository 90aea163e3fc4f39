import { expect, test } from "vitest";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";
import { settled } from "./support/settled.ts";

const { open, visit } = consoleInBrowser({ settles: true });
const NARROW = { width: 320, height: 640 };

/** Pages of the account with those of its people and places, and the overlay of each. */
const PAGES: readonly (readonly [path: string, opens: string | null])[] = [
  ["/account/profile", null],
  ["/account/2fa", "Set up 2FA"],
  ["/account/business", null],
  ["/account/administrators", "New administrator"],
  ["/account/administrators/privileges", "New privilege"],
  ["/account/administrators?tab=permissions", null],
  ["/account/utilities", null],
  ["/account/sso", "Import metadata"],
  ["/account/ip-restrictions", "New IP restriction"],
  ["/account/api-keys", "New API key"],
  ["/users", "New user"],
  ["/users/65a0f0010000000000000005", "Delete user"],
  ["/account/configuration", null],
  ["/account/subscriptions", null],
  ["/integrations", "New integration"],
  ["/branches", "New branch"],
];

test.each(PAGES)(
  "has no accessibility faults on %s in both themes, wide and narrow, overlays included",
  async (path, opens) => {
    const page = await visit(path);
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(NARROW);
    await expect.poll(() => tooWide(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
    if (opens === null) return;
    await page.getByRole("button", { name: opens }).first().click();
    await page.locator("form").last().waitFor();
    await expect.poll(() => tooWide(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  },
);

test.each(["/password/forgot", "/accounts/activation", "/device"])(
  "has no accessibility faults on %s, which needs no sign-in",
  async (path) => {
    const page = await visit(path, { email: null });
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(NARROW);
    await expect.poll(() => tooWide(page)).toBe(0);
    expect(await violations(page)).toEqual([]);
  },
);

test("focuses the first field of an opened form, and returns the focus to the button when it is canceled", async () => {
  const page = await visit("/account/api-keys");
  await page.getByRole("button", { name: "New API key" }).press("Enter");
  await expect.poll(() => focused(page)).toBe("Name");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("New API key");
  await page.goto("/users/65a0f0010000000000000005");
  await page.getByRole("button", { name: "Delete user" }).press("Enter");
  await expect.poll(() => focused(page)).toBe("Type “Alex Turner” to confirm");
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(page)).toBe("Delete user");
});

test("asks before unsaved input is lost by going back, and stays", async () => {
  const page = await visit("/account/profile");
  await page.getByRole("link", { name: "Business" }).click();
  await page.getByRole("textbox", { name: "Tax ID" }).fill("B-12");
  await page.goBack();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await question.waitFor({ state: "detached" });
  await expect.poll(() => new URL(page.url()).pathname).toBe("/account/business");
  await expect.poll(() => page.getByRole("textbox", { name: "Tax ID" }).inputValue()).toBe("B-12");
  await page.getByRole("button", { name: "Discard" }).press("Enter");
  await expect.poll(() => focused(page)).toBe("content");
  await page.goBack();
  await page.getByRole("heading", { name: "My Profile" }).waitFor();
});

test.each(["fr-FR", "es-ES"])(
  "at 320 px the account's pages need no scrolling sideways in %s, with longer words",
  async (locale) => {
    const page = await open("/login", { viewport: NARROW, locale });
    await page.locator("[autocomplete=username]").fill("admin@demo.example");
    await page.locator("[autocomplete=current-password]").fill("Demo-2026!");
    await page.locator("input[required]").check();
    await page.locator("button[type=submit]").click();
    await page.locator("main h1").waitFor();
    for (const [path] of PAGES) {
      await page.goto(path);
      await page.locator("h1").waitFor();
      await settled(page);
      await expect.poll(async () => [path, await tooWide(page)]).toEqual([path, 0]);
    }
  },
);
