import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { enroll } from "../support/authenticator.ts";
import { codeAt } from "../support/code-at.ts";
import { soakTest } from "../support/soak-test.ts";
import { addPerson, PASSWORD } from "../support/test-accounts.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser, focused, typeCredentials } from "./support/console-in-browser.ts";
import { scan } from "./support/scan.ts";

const STEP = 30_000;
let now = Date.now();
const { enter, open, platform, visit } = consoleInBrowser({ now: () => now });

let people = 0;
/** Makes a new user, so that no test finds the second factor of others. */
async function addUser(): Promise<string> {
  const email = `careful-${++people}@demo.example`;
  await addPerson(platform().database.db, email, 2, "supervisor");
  return email;
}
const typeCode = (page: Page, code: string) => page.getByLabel("Digit 1").pressSequentially(code);
const keyOf = async (page: Page) => (await page.locator("code").innerText()).replaceAll(" ", "");
const codesOn = (page: Page) =>
  page.getByRole("list", { name: "Backup codes" }).getByRole("listitem").allInnerTexts();

/** Continues from the page that shows it is off to the backup codes; returns the seed. */
async function setUp(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Set up 2FA" }).click();
  await page.getByRole("img", { name: /^QR code for your authenticator app/ }).waitFor();
  const seed = await keyOf(page);
  await typeCode(page, await codeAt(seed, now));
  await page.getByRole("heading", { name: "Save your backup codes" }).waitFor();
  now += STEP;
  return seed;
}

test("a person turns it on, signs in with a code and with a backup code, and turns it off", async () => {
  const email = await addUser();
  const page = await visit("/account/2fa", { email });
  await page.getByText("Off", { exact: true }).waitFor();
  const seed = await setUp(page);
  const codes = await codesOn(page);
  expect(codes).toHaveLength(10);
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByText("Save the codes first. They are not shown again.").waitFor();
  await page.getByRole("checkbox", { name: "I’ve saved these codes" }).check();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByText("10 of 10 left").waitFor();
  expect(await page.getByText(codes[0] ?? "").count()).toBe(0);

  const signInWith = async (type: (page: Page) => Promise<void>) => {
    await page.getByRole("button", { name: /^Account: / }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Logout" }).click();
    await typeCredentials(page, email);
    await page.locator("button[type=submit]").click();
    await page.locator("[autocomplete=one-time-code]").waitFor();
    await type(page);
    // Back where the person was.
    await page.waitForURL(/\/account\/2fa$/);
  };
  // Six digits need no button.
  await signInWith(async (form) =>
    form.locator("[autocomplete=one-time-code]").pressSequentially(await codeAt(seed, now)),
  );
  await page.getByText("10 of 10 left").waitFor();
  await signInWith(async (form) => {
    await form.getByRole("button", { name: "Use a backup code" }).click();
    await form.getByRole("textbox", { name: "Backup code" }).fill(codes[3] ?? "");
    await form.locator("button[type=submit]").click();
  });

  await page.getByText("9 of 10 left").waitFor();
  await page.getByRole("button", { name: "Disable 2FA" }).click();
  const dialog = page.getByRole("dialog", { name: "Disable two-factor authentication" });
  await dialog.getByRole("button", { name: "Disable 2FA" }).click();
  await dialog.getByText("Does not match “2FA”").waitFor();
  await dialog.getByRole("textbox").fill("2FA");
  await dialog.getByRole("button", { name: "Disable 2FA" }).click();
  await page.getByRole("button", { name: "Set up 2FA" }).waitFor();
  await page.getByText("Two-factor authentication is off").waitFor();
});

soakTest("shows the same seed in the QR code and as text, in both themes", async () => {
  const email = await addUser();
  const page = await enter("/account/2fa", { email });
  await page.getByRole("button", { name: "Set up 2FA" }).click();
  const uri = `otpauth://totp/Switchboard:${encodeURIComponent(email)}?secret=${await keyOf(page)}&issuer=Switchboard`;
  const picture = page.getByRole("img", { name: /^QR code for your authenticator app/ });
  await expect.poll(() => scan(picture)).toEqual([uri]);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => scan(picture)).toEqual([uri]);
  await expect
    .poll(() => page.getByRole("link", { name: "Open in the app on this device" }).getAttribute("href"))
    .toBe(uri);
});

soakTest("shows the specified message for a wrong code, and clears the boxes", async () => {
  const page = await enter("/account/2fa", { email: await addUser() });
  await page.getByRole("button", { name: "Set up 2FA" }).click();
  await page.getByRole("button", { name: "Turn on 2FA" }).click();
  await page.getByText("Enter all six digits").waitFor();
  await expect.poll(() => focused(page)).toBe("Digit 1");
  await typeCode(page, await codeAt(await keyOf(page), now - 20 * STEP));
  await page.getByText("The code is expired, try again.").waitFor();
  await expect
    .poll(() => Promise.all([focused(page), page.getByLabel("Digit 1").inputValue()]))
    .toEqual(["Digit 1", ""]);
  await typeCode(page, await codeAt(await keyOf(page), now));
  await page.getByRole("heading", { name: "Save your backup codes" }).waitFor();
});

soakTest(
  "the codes are copied, saved as a file, printed alone, and not left behind without a question",
  async () => {
    const page = await enter("/account/2fa", { email: await addUser() });
    await setUp(page);
    const codes = await codesOn(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download codes" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("switchboard-backup-codes.txt");
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer); // a file comes as bytes
    expect(Buffer.concat(chunks).toString().split("\r\n").slice(3, -1)).toEqual(codes);

    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy codes" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join("\n"));

    await page.emulateMedia({ media: "print" });
    const isSeen = (text: string) =>
      page
        .getByText(text)
        .first()
        .evaluate(
          (element) =>
            getComputedStyle(element).visibility === "visible" &&
            getComputedStyle(element).display !== "none",
        );
    await expect
      .poll(() =>
        Promise.all(
          [codes[0] ?? "", "Switchboard: backup codes of", "I’ve saved these codes", "2FA"].map(isSeen),
        ),
      )
      .toEqual([true, true, false, false]);
    await page.emulateMedia({ media: "screen" });
    await expect.poll(() => isSeen("Switchboard: backup codes of")).toBe(false);

    await page.locator("aside a").first().click();
    const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
    await dialog.getByRole("button", { name: "Stay" }).click();
    await expect.poll(() => codesOn(page)).toEqual(codes);
  },
);

soakTest("new codes take the place of those before, after a question", async () => {
  const page = await enter("/account/2fa", { email: await addUser() });
  await setUp(page);
  const before = await codesOn(page);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Generate new codes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Generate new codes" }).click();
  await page.getByRole("heading", { name: "Save your backup codes" }).waitFor();
  const after = await codesOn(page);
  expect([after.length, after.some((code) => before.includes(code))]).toEqual([10, false]);
});

soakTest("asks for password and code before it is turned off in an old session", async () => {
  const email = await addUser();
  const { accessToken } = await platform().signIn(email);
  const page = await enter("/account/2fa", { email });
  const { secret } = await enroll(platform(), accessToken, now);
  await platform().database.db.updateTable("sessions").set({ proved_at: 0 }).execute();
  now += STEP;
  await page.reload();
  await page.getByRole("button", { name: "Disable 2FA" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("2FA");
  await page.getByRole("dialog").getByRole("button", { name: "Disable 2FA" }).click();
  const proof = page.getByRole("dialog", { name: "Confirm your identity" });
  await proof.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await proof.getByRole("button", { name: "Confirm" }).click();
  const code = proof.getByLabel("Six-digit code or backup code");
  await code.fill("abcd-efgh");
  await proof.getByRole("button", { name: "Confirm" }).click();
  await proof.getByText("This code is wrong, expired or already used. Enter a new one.").waitFor();
  await expect
    .poll(() => Promise.all([focused(page), code.inputValue()]))
    .toEqual(["Six-digit code or backup code", ""]);
  await code.pressSequentially(await codeAt(secret, now));
  await page.getByRole("button", { name: "Set up 2FA" }).waitFor();
  expect((await platform().signIn(email)).accessToken).not.toBe("");
});

soakTest("reports a setup that was restarted elsewhere, and starts again", async () => {
  const email = await addUser();
  const page = await enter("/account/2fa", { email });
  await page.getByRole("button", { name: "Set up 2FA" }).click();
  await page.getByLabel("Digit 1").waitFor();
  await platform().database.db.updateTable("two_factor").set({ pending: null }).execute();
  await typeCode(page, "123456");
  await page.getByText("This setup is more than ten minutes old").waitFor();
  const seed = await keyOf(page);
  await page.getByRole("button", { name: "Start again" }).click();
  await page.getByRole("button", { name: "Set up 2FA" }).click();
  await expect.poll(() => keyOf(page)).not.toBe(seed);
});

soakTest("axe finds nothing wrong with any step of it, in the light and in the dark", async () => {
  const page = await enter("/account/2fa", { email: await addUser() });
  await page.getByRole("button", { name: "Set up 2FA" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Set up 2FA" }).click();
  await page.getByRole("button", { name: "Turn on 2FA" }).click();
  await page.getByText("Enter all six digits").waitFor();
  expect(await violations(page)).toEqual([]);
  await typeCode(page, await codeAt(await keyOf(page), now));
  await page.getByRole("heading", { name: "Save your backup codes" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Generate new codes" }).waitFor();
  expect(await violations(page)).toEqual([]);
});

soakTest.each(["en-GB", "es-ES", "fr-FR"])(
  "at 320 px nothing of it has to be scrolled sideways in %s",
  async (locale) => {
    const email = await addUser();
    const page = await enter("/account/2fa", { email, locale, viewport: { width: 320, height: 640 } });
    const main = page.locator("main");
    await main.getByRole("button").first().click();
    await page.getByRole("img").first().waitFor();
    await expect.poll(() => tooWide(page)).toBe(0);
    await main
      .locator("[autocomplete=one-time-code]")
      .pressSequentially(await codeAt(await keyOf(page), now));
    await main.locator("ol").waitFor();
    await expect.poll(() => tooWide(page)).toBe(0);
  },
);

soakTest("shows nothing to signed-out users", async () => {
  const page = await open("/account/2fa");
  await page.waitForURL(/\/login\?redirect=/);
  expect(await page.getByText("2FA").count()).toBe(0);
});
