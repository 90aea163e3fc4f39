import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { PASSWORD } from "../support/test-accounts.ts";
import { consoleInBrowser, typeCredentials } from "./support/console-in-browser.ts";
import { isRecorded } from "./support/saved-recording.ts";

const { enter, open } = consoleInBrowser();
const SAVE = "Save a diagnostic recording";
const FILE = /^switchboard-.+\.ndjson$/;

/**
 * Presses the control beside a refusal, and waits for the file, whose name it returns, and for the
 * confirmation.
 */
async function savedBeside(page: Page, message: RegExp): Promise<string> {
  const alert = page.getByRole("alert").filter({ hasText: message });
  const download = page.waitForEvent("download");
  const beside = alert.locator("xpath=..");
  await beside.getByRole("button", { name: SAVE }).click();
  const file = await download;
  await beside.getByText(/Saved the last 1 min/).waitFor();
  return file.suggestedFilename();
}

const refuse = (page: Page, path: string, status: number, code: string) =>
  page.route(path, (route) =>
    route.fulfill({
      status,
      contentType: "application/problem+json",
      json: { type: `/problems/${code}`, title: "No", status, id: "01TESTID" },
    }),
  );

test("offers to save a diagnostic recording beside a failed sign-in, but not beside a missing value", async () => {
  const page = await open("/login");
  await isRecorded(page);
  await page.locator("button[type=submit]").click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  expect(await page.getByRole("button", { name: SAVE }).count()).toBe(0);
  await typeCredentials(page, "supervisor@demo.example", `${PASSWORD} not`);
  await page.locator("button[type=submit]").click();
  expect(await savedBeside(page, /password/)).toMatch(FILE);
});

test.for(["en", "es", "fr"])(
  "the way to save it comes into its own place, and nothing moves for it: %s",
  async (locale) => {
    const page = await open("/login", { locale, viewport: { width: 390, height: 844 } });
    let record = () => undefined as void;
    const released = new Promise<void>((resolve) => (record = resolve));
    await page.route("**/*.js", async (route) => {
      const response = await route.fetch();
      if (/mark\(.recorder.\)/.test(await response.text())) await released;
      await route.fulfill({ response });
    });
    await typeCredentials(page, "supervisor@demo.example", `${PASSWORD} not`);
    await page.locator("button[type=submit]").click();
    const alert = page.getByRole("alert").locator("xpath=..");
    await alert.waitFor();
    const boxes = async () => [
      await alert.boundingBox(),
      await page.locator("button[type=submit]").boundingBox(),
    ];
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await boxes();
    expect(await alert.getByRole("button").count()).toBe(0);
    record();
    await alert.getByRole("button").waitFor();
    expect(await boxes()).toEqual(before);
  },
);

test("offers to save it after a failed single sign-on, too", async () => {
  const page = await open("/login?sso=failed&code=user");
  await isRecorded(page);
  expect(await savedBeside(page, /./)).toMatch(FILE);
});

test("on the way to a new password a refusal can be saved, beside a step and at an end", async () => {
  const page = await open("/password/forgot");
  await isRecorded(page);
  await refuse(page, "**/api/auth/password-reset", 503, "unavailable");
  await page.getByRole("textbox").fill("supervisor@demo.example");
  await page.keyboard.press("Enter");
  expect(await savedBeside(page, /./)).toMatch(FILE);

  const linked = await open(`/password/forgot#${"x".repeat(43)}`);
  await linked.getByRole("button", { name: "Request a new link" }).waitFor();
  await linked.getByRole("button", { name: SAVE }).waitFor();
});

test("where a POC is not enrolled what led there can be saved", async () => {
  const page = await enter("/branches/65a0f0050000000000000001/pocs");
  await isRecorded(page);
  await refuse(page, "**/api/pocs/*", 503, "unavailable");
  await page.getByRole("button", { name: "Enroll display" }).click();
  await page.getByRole("button", { name: "Type ID" }).click();
  await page.getByRole("textbox", { name: "POC ID" }).fill("0123456789AB");
  await page.getByRole("button", { name: "Continue" }).click();
  expect(await savedBeside(page, /./)).toMatch(FILE);
});

test("where a page has its own sentence for a refusal it can be saved as well, and a form that is only filled in wrong cannot", async () => {
  const page = await enter("/tags");
  await isRecorded(page);
  await page.getByRole("button", { name: "New tag" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Create" }).click();
  await form.getByRole("alert").waitFor();
  expect(await form.getByRole("button", { name: SAVE }).count()).toBe(0);
  await refuse(page, "**/api/tags", 403, "forbidden");
  await form.getByRole("textbox", { name: "Label" }).fill("Follow up");
  await form.getByRole("textbox", { name: "Name" }).fill("follow-up");
  await form.getByRole("button", { name: "Create" }).click();
  expect(await savedBeside(page, /Your privilege does not allow this/)).toMatch(FILE);
});
