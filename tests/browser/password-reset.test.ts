import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { soakTest } from "../support/soak-test.ts";
import { addPerson } from "../support/test-accounts.ts";
import { consoleInBrowser, focused } from "./support/console-in-browser.ts";

const { enter, open, platform, visit } = consoleInBrowser();
const NEW = "Tall-Giraffe-77!";
let number = 0;

/** Makes a user with or without a password. */
async function newPerson(isActive = true): Promise<string> {
  const email = `forgetful${++number}@demo.example`;
  const { db } = platform().database;
  const id = await addPerson(db, email, 2, "supervisor");
  if (!isActive) await db.updateTable("users").set({ password_hash: null }).where("id", "=", id).execute();
  return email;
}

/** Types, and continues with Enter. */
async function type(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    await page.keyboard.type(text);
    if (index < texts.length - 1) await tabTo(page, "Repeat password");
  }
  await page.keyboard.press("Enter");
}

async function tabTo(page: Page, label: string): Promise<void> {
  for (let step = 0; step < 12 && (await focused(page)) !== label; step++) await page.keyboard.press("Tab");
  expect(await focused(page)).toBe(label);
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

/**
 * Returns the email that an administrator reads in the outbox, in a separate browser if the shared page is in
 * use.
 */
async function mailTo(
  email: string,
  come: typeof enter | typeof visit = enter,
): Promise<{ pin: string; link: string }> {
  await expect
    .poll(() =>
      platform().database.db.selectFrom("mails").select("id").where("recipient", "=", email).execute(),
    )
    .toHaveLength(1);
  const admin = await come(`/account/utilities?q=${email}`);
  await admin.getByRole("link", { name: email }).focus();
  await admin.keyboard.press("Enter");
  const drawer = admin.getByRole("dialog");
  await drawer.getByText("Hello Test").waitFor();
  const text = await drawer.innerText();
  await expect.poll(() => admin.url()).toContain("mail=");
  await admin.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await expect.poll(() => admin.url()).not.toContain("mail=");
  return { pin: /\b\d{8}\b/.exec(text)?.[0] ?? "", link: /https?:\S+#[\w-]{43}/.exec(text)?.[0] ?? "" };
}

async function signsIn(page: Page, email: string): Promise<void> {
  await page.waitForURL(/\/login/);
  await page.locator("[autocomplete=username]").fill(email);
  await page.locator("[autocomplete=current-password]").fill(NEW);
  await page.locator("input[required]").check();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/segments/);
}

/** Counts the requests of a page that change something, by path. */
function posts(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/api/auth/"))
      sent.push(new URL(request.url()).pathname.replace("/api/auth", ""));
  });
  return sent;
}

test("resets a forgotten password by keyboard alone: email, PIN from the outbox, password, sign-in", async () => {
  const email = await newPerson();
  const page = await visit("/password/forgot", { email: null });
  await heading(page, "Reset your password");
  await expect.poll(() => focused(page)).toBe("Email");
  await type(page, email);
  await heading(page, "Enter the PIN from the email");
  await expect.poll(() => focused(page)).toBe("PIN");
  const { pin } = await mailTo(email);
  await type(page, `${pin.slice(0, 4)} ${pin.slice(4)}`);
  await heading(page, "Set a new password");
  await expect.poll(() => focused(page)).toBe("New password");
  await type(page, NEW, NEW);
  await heading(page, "Your new password is set");
  await tabTo(page, "Sign in");
  await page.keyboard.press("Enter");
  await signsIn(page, email);
  await expect.poll(() => page.title()).toContain("Segments");
});

soakTest(
  "leads from the emailed link to the new password, and clears the address bar immediately",
  async () => {
    const email = await newPerson();
    await platform().api("POST /auth/password-reset", { json: { email, kind: "reset" } });
    const { link } = await mailTo(email, visit);
    const page = await visit(link, { email: null });
    await heading(page, "Set a new password");
    await expect.poll(() => page.url()).toMatch(/\/password\/forgot$/);
    await expect.poll(() => focused(page)).toBe("New password");
    await type(page, NEW, NEW);
    await heading(page, "Your new password is set");
    await page.getByRole("button", { name: "Sign in" }).click();
    await signsIn(page, email);
    await page.goto("about:blank");
    await page.goto(link);
    await heading(page, "This link or PIN has expired");
  },
);

test("activates an invited user's account after the terms, and reports a used link afterward", async () => {
  const email = await newPerson(false);
  await platform().api("POST /auth/password-reset", { json: { email, kind: "activation" } });
  const { link } = await mailTo(email, visit);
  const page = await visit(link, { email: null });
  await heading(page, "Set your password");
  await expect.poll(() => focused(page)).toBe("New password");
  await type(page, NEW, NEW);
  await page.getByText("Accept the terms to activate the account.").waitFor();
  // What is missing has the focus.
  await expect.poll(() => focused(page)).toMatch(/terms/);
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await heading(page, "Your account is active");
  await page.goto("about:blank");
  await page.goto(link);
  await heading(page, "This account is already activated");
  await expect.poll(() => page.getByRole("button").allInnerTexts()).toContain("Sign in");
});

soakTest("resumes every step after a reload, without asking twice", async () => {
  const email = await newPerson();
  const page = await open("/password/forgot");
  const sent = posts(page);
  await page.getByLabel("Email").fill(email);
  await page.keyboard.press("Enter");
  await heading(page, "Enter the PIN from the email");
  await page.reload();
  await heading(page, "Enter the PIN from the email");
  await page.getByText(email).waitFor();
  const { pin } = await mailTo(email);
  await page.getByLabel("PIN").fill(pin);
  await page.keyboard.press("Enter");
  await heading(page, "Set a new password");
  await page.reload();
  await heading(page, "Set a new password");
  await page.getByLabel("New password").fill(NEW);
  await page.getByLabel("Repeat password").fill(NEW);
  await page.keyboard.press("Enter");
  await heading(page, "Your new password is set");
  await page.reload();
  await heading(page, "Your new password is set");
  expect(sent).toEqual(["/password-reset", "/password-reset/pin", "/password-reset/password"]);
});

soakTest("reports a reload during a pending request, and sends nothing again", async () => {
  const email = await newPerson();
  const page = await open("/password/forgot");
  const sent = posts(page);
  await page.route("**/api/auth/password-reset", () => undefined);
  await page.getByLabel("Email").fill(email);
  await page.keyboard.press("Enter");
  await expect.poll(() => sent.length).toBe(1);
  await page.reload();
  await page.getByText("The page was reloaded before the platform responded.").waitFor();
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email);
  expect(sent).toHaveLength(1);
});

soakTest("shows the specified message beside the field of each fault", async () => {
  const email = await newPerson();
  const page = await open("/password/forgot");
  await page.getByRole("button", { name: "Send email" }).click();
  await page.getByText("Enter your email to get a new link.").waitFor();
  await expect.poll(() => focused(page)).toBe("Email");
  await type(page, email);
  const { pin } = await mailTo(email);
  await page.getByLabel("PIN").fill(String((Number(pin) + 1) % 10 ** 8).padStart(8, "0"));
  await page.keyboard.press("Enter");
  await page.getByText("Invalid PIN").waitFor();
  await expect.poll(() => focused(page)).toBe("PIN");
  await expect.poll(() => page.getByLabel("PIN").inputValue()).toBe("");
  await type(page, pin);
  await heading(page, "Set a new password");
  for (const [password, repeat, message] of [
    ["Ab1!", "Ab1!", "The password must be at least 6 characters."],
    ["abcdefgh", "abcdefgh", "The password must have at least 8 characters"],
    [NEW, `${NEW}x`, "The passwords must match."],
    ["Password1!", "Password1!", "This password is common"],
  ] as const) {
    await page.getByLabel("New password").fill(password);
    await page.getByLabel("Repeat password").fill(repeat);
    await page.keyboard.press("Enter");
    await page.getByText(message).first().waitFor();
  }
});

soakTest(
  "refers a second request for the same email to the first, and reports an incomplete link",
  async () => {
    const email = await newPerson();
    await platform().api("POST /auth/password-reset", { json: { email, kind: "reset" } });
    const page = await open("/password/forgot");
    await page.getByLabel("Email").fill(email);
    await page.keyboard.press("Enter");
    await page.getByText("There is another active password reset request").waitFor();
    await page.goto("about:blank");
    await page.goto("/password/forgot#cut-off");
    await heading(page, "This link is not valid");
    await page.getByRole("button", { name: "Request a new link" }).click();
    await heading(page, "Reset your password");
    await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("");
  },
);
