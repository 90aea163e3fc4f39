import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Enrolled, enroll } from "../support/authenticator.ts";
import { codeAt } from "../support/code-at.ts";
import { ACCOUNT } from "../support/test-accounts.ts";
import { focused } from "./support/console-in-browser.ts";
import { LOGIN, loginDesk, WORDS } from "./support/login-desk.ts";

const STEP = 30_000;
const { altered, at, claimFor, keepOut, line, now, pass, platform, signIn, addUser, submit, shownMessage } =
  loginDesk();
const { problems, code: words } = WORDS.en;

interface Careful extends Enrolled {
  readonly email: string;
  readonly id: string;
}

/** Makes a user whose account requires a code, at a time when the next code is a new one. */
async function careful(): Promise<Careful> {
  const { email, id } = await addUser();
  const enrolled = await enroll(platform(), (await platform().signIn(email)).accessToken, now());
  pass(STEP);
  return { ...enrolled, email, id };
}

/** Opens this user's code step; the first 412 is no fault and is not shown as one. */
async function atTheCode({ email }: Careful, locale = "en-GB"): Promise<Page> {
  const page = await at("/login", { locale });
  await signIn(page, email);
  await page.locator("[autocomplete=one-time-code]").first().waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  return page;
}

const digits = (page: Page) => page.locator("[autocomplete=one-time-code]").first();
/** Types a code, which is sent with its last digit. */
async function show(page: Page, code: string): Promise<void> {
  await digits(page).click();
  await page.keyboard.type(code);
}
const isBack = (page: Page) => page.locator("[autocomplete=current-password]").waitFor();
/** Six digits that are no code of these minutes. */
async function wrongCode({ secret }: Careful): Promise<string> {
  const near = await Promise.all(
    Array.from({ length: 60 }, (_, step) => codeAt(secret, now() + (step - 30) * STEP)),
  );
  return ["000000", "111111", "222222"].find((code) => !near.includes(code)) ?? "333333";
}

test("L6, L2 and L14: requests a code, rejects a wrong and an expired one, and accepts the right one", async () => {
  const person = await careful();
  const page = await atTheCode(person);
  await expect.poll(() => focused(page)).toBe("Digit 1");
  await show(page, await wrongCode(person));
  await expect.poll(() => shownMessage(page)).toBe(problems.secondFactor());
  await expect.poll(() => Promise.all([focused(page), digits(page).inputValue()])).toEqual(["Digit 1", ""]);
  await show(page, await codeAt(person.secret, now() - 3 * STEP));
  await expect.poll(() => shownMessage(page)).toBe("The 2FA code expired, try with a new one");
  await show(page, await codeAt(person.secret, now()));
  await page.waitForURL("**/segments");
  await expect.poll(() => line().count(LOGIN)).toBe(4);
});

test.each([
  ["es-ES", "es"],
  ["fr-FR", "fr"],
] as const)("L6 in %s", async (locale, language) => {
  const person = await careful();
  const page = await atTheCode(person, locale);
  await show(page, await codeAt(person.secret, now() - 3 * STEP));
  await expect.poll(() => shownMessage(page)).toBe(WORDS[language].problems.codeExpired());
});

test("a code typed over another one is the new one, also where their digits are the same", async () => {
  const page = await atTheCode(await careful());
  line().let(LOGIN, "held");
  const shown = () =>
    Promise.all(
      Array.from({ length: 6 }, (_, place) =>
        page.getByLabel(words.digit({ place: place + 1 }), { exact: true }).inputValue(),
      ),
    );
  for (const code of ["135792", "138892", "111111", "111111"]) {
    await digits(page).click();
    await page.keyboard.type(code);
    await expect.poll(async () => (await shown()).join("")).toBe(code);
  }
  // As a password manager does.
  await digits(page).fill("138892");
  await expect.poll(async () => (await shown()).join("")).toBe("138892");
  // The first of them is still being looked at, and no other was sent.
  expect(line().count(LOGIN)).toBe(2);
  line().release();
});

test("a backup code does once, in place of the app's", async () => {
  const person = await careful();
  const shown = async () => {
    const page = await atTheCode(person);
    await page.getByRole("button", { name: words.toBackup() }).click();
    await page.getByLabel("Backup code").fill(person.backupCodes[0] ?? "");
    await submit(page);
    return page;
  };
  await (await shown()).waitForURL("**/segments");
  const again = await shown();
  await expect.poll(() => shownMessage(again)).toBe(problems.secondFactor());
  await expect.poll(() => again.getByLabel("Backup code").inputValue()).toBe("");
});

test("L3 and L4 at the code: what the account may no longer do leads back to the beginning", async () => {
  const person = await careful();
  const { db } = platform().database;
  const page = await atTheCode(person);
  await db.updateTable("accounts").set({ subscribed: false }).where("id", "=", ACCOUNT).execute();
  await show(page, await codeAt(person.secret, now()));
  await expect.poll(() => shownMessage(page)).toBe(problems.subscription());
  await isBack(page);
  await db.updateTable("accounts").set({ subscribed: true }).where("id", "=", ACCOUNT).execute();

  pass(STEP);
  await submit(page);
  await digits(page).waitFor();
  expect(await digits(page).inputValue()).toBe("");
  await keepOut(person.id);
  await show(page, await codeAt(person.secret, now()));
  await expect.poll(() => shownMessage(page)).toBe(problems.address());
  await isBack(page);
});

test("L5 at the code: after five wrong ones the form locks, and the platform takes not even a right one", async () => {
  const person = await careful();
  const wrong = await wrongCode(person);
  const page = await atTheCode(person);
  for (let tries = 0; tries < 5; tries++) {
    await show(page, wrong);
    await expect.poll(() => line().count(LOGIN)).toBe(tries + 2);
    await expect.poll(() => shownMessage(page)).toBe(problems.secondFactor());
    await expect.poll(() => digits(page).inputValue()).toBe("");
  }
  await show(page, await codeAt(person.secret, now()));
  await expect.poll(() => shownMessage(page)).toBe(problems.attempts());
  await page.getByText(/^You can try again in \d+\sseconds\.$/).waitFor();
});

test("L1, L8, L9, L10 and L13 at the code: it stays open, or is over, as the answer has it", async () => {
  const person = await careful();
  const page = await atTheCode(person);
  await page.clock.install();
  await altered(page, { agreement: false });
  await show(page, await codeAt(person.secret, now()));
  await expect.poll(() => shownMessage(page)).toBe(problems.terms());
  await altered(page, { strategy: "of-old" });
  await submit(page);
  await expect.poll(() => shownMessage(page)).toBe(problems.unknown());
  await page.unrouteAll();

  line().let(LOGIN, "held");
  await submit(page);
  await expect.poll(() => line().count(LOGIN)).toBe(4);
  await page.clock.runFor(15_100);
  await expect.poll(() => shownMessage(page)).toBe(problems.offline());
  await digits(page).waitFor();
  line().release();

  pass(STEP);
  line().let(LOGIN, "cut");
  await show(page, await codeAt(person.secret, now()));
  await expect.poll(() => shownMessage(page)).toBe(problems.unknown());
  await isBack(page);
});

test("accepts a claim from elsewhere without a code, though the account requires one", async () => {
  const { id } = await careful();
  const page = await at(await claimFor(ACCOUNT, id));
  await page.waitForURL("**/segments");
  await expect.poll(() => line().count(LOGIN)).toBe(0);
});

test("L8 at the code: a database that is gone leaves it open", async () => {
  const person = await careful();
  const page = await atTheCode(person);
  await platform().database.close();
  await show(page, await codeAt(person.secret, now()));
  await expect.poll(() => shownMessage(page)).toBe(problems.server());
  await digits(page).waitFor();
});
