import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { enroll } from "../support/authenticator.ts";
import { codeAt } from "../support/code-at.ts";
import { soakTest } from "../support/soak-test.ts";
import { PASSWORD } from "../support/test-accounts.ts";
import { focused } from "./support/console-in-browser.ts";
import { loginDesk, WORDS } from "./support/login-desk.ts";

const { at, now, pass, platform, addUser, shownMessage } = loginDesk();
const { problems } = WORDS.en;

/** Presses Tab until this has the focus, as a sighted user does. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 12; presses++) {
    if (new RegExp(name).test(await focused(page))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Nobody gets to ${String(name)} by Tab.`);
}

test("without a mouse one signs in with a password and a code, after a slip in each, and arrives", async () => {
  const { email } = await addUser();
  const { secret } = await enroll(platform(), (await platform().signIn(email)).accessToken, now());
  pass(30_000);
  const page = await at();
  await expect.poll(() => focused(page)).toBe("Email or username");
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  // The missing field gets the focus automatically.
  await expect.poll(() => focused(page)).toBe("Password");
  await page.keyboard.type("wrong");
  await tabTo(page, /^I accept/);
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect.poll(() => shownMessage(page)).toBe(problems.credentials());
  await expect.poll(() => focused(page)).toBe("Password");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");

  await expect.poll(() => focused(page)).toBe("Digit 1");
  await page.keyboard.type(await codeAt(secret, now() - 90_000));
  await expect.poll(() => shownMessage(page)).toBe(problems.codeExpired());
  await expect.poll(() => focused(page)).toBe("Digit 1");
  await page.keyboard.type(await codeAt(secret, now()));
  await page.waitForURL("**/segments");
  await page.getByRole("heading", { name: "Segments" }).waitFor();
  await expect.poll(() => focused(page)).toBe("content");
});

soakTest("lets an agent continue immediately or stay, without a mouse", async () => {
  const page = await at();
  await page.clock.install();
  const signInAgent = async () => {
    await expect.poll(() => focused(page)).toBe("Email or username");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("agent@demo.example");
    await tabTo(page, /^Password$/);
    await page.keyboard.type(PASSWORD);
    await tabTo(page, /^I accept/);
    await page.keyboard.press("Space");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("This is an agent account");
  };
  await signInAgent();
  await tabTo(page, "Sign in with another account");
  await page.keyboard.press("Enter");
  await signInAgent();
  await tabTo(page, "Go to the agent panel now");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/panel");
});
