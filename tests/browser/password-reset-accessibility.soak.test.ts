import { expect, test } from "vitest";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { open, platform, visit } = consoleInBrowser();
const NARROW = { width: 320, height: 640 };

test.each(["en-GB", "es-ES", "fr-FR"])(
  "at 320 px the way to a password fits and axe finds nothing wrong with it, step by step, in %s",
  async (locale) => {
    const page = await open("/password/forgot", { viewport: NARROW, locale });
    const looks = async () => {
      await expect.poll(() => tooWide(page)).toBe(0);
      expect(await violations(page)).toEqual([]);
    };
    await page.locator("form").waitFor();
    await looks();
    await page.locator("button[type=submit]").click();
    await page.locator("[aria-invalid=true]").waitFor();
    await looks();
    await page.locator("input").fill(`nobody.${locale}@demo.example`);
    await page.keyboard.press("Enter");
    await page.locator("[autocomplete=one-time-code]").fill("12345678");
    await page.keyboard.press("Enter");
    await page.locator("[role=alert][tabindex]").waitFor();
    await looks();
    await page.goto("about:blank");
    await page.goto("/accounts/activation#made-up");
    await page.locator("section h1").waitFor();
    await looks();
  },
);

test("axe finds nothing wrong with the outbox, empty, full, narrow and with a mail open", async () => {
  const page = await visit("/account/utilities");
  await page.getByRole("heading", { name: "No emails yet" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await platform().api("POST /auth/password-reset", {
    json: { email: "supervisor@demo.example", kind: "reset" },
  });
  await expect
    .poll(async () => (await platform().database.db.selectFrom("mails").select("id").execute()).length)
    .toBe(1);
  await page.reload();
  const link = page.getByRole("link", { name: "supervisor@demo.example" });
  await link.waitFor();
  expect(await violations(page)).toEqual([]);
  await link.click();
  await page.getByRole("dialog").getByText("Hello").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(NARROW);
  await expect.poll(() => tooWide(page)).toBe(0);
});

test("shows users without access to emails no link to them, and who can grant it", async () => {
  const page = await visit("/account/utilities", { email: "supervisor@demo.example" });
  await expect.poll(() => page.locator("h1").innerText()).toContain("Utilities");
  await expect.poll(() => page.getByRole("table").count()).toBe(0);
});
