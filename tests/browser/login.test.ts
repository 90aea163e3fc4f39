import { expect, test } from "vitest";
import {
  consoleInBrowser,
  ELSEWHERE,
  focused,
  refusal,
  stopClock,
  typeCredentials,
} from "./support/console-in-browser.ts";
import { soakTest } from "../support/soak-test.ts";
import { PASSWORD } from "../support/test-accounts.ts";
import { MonitorView } from "./support/monitor-view.ts";

const { open, platform, visit } = consoleInBrowser();

test("right credentials lead to the segments, and to a greeting", async () => {
  const page = await visit("/login", { email: null });
  await typeCredentials(page, "admin@demo.example");
  await page.locator("button[type=submit]").click();
  await page.waitForURL("**/segments");
  await page.getByRole("heading", { name: "Segments" }).waitFor();
  await expect.poll(() => focused(page)).toBe("content");
  await page.getByText("Welcome, Ada").waitFor();
});

soakTest("one is brought to where one wanted to go", async () => {
  const page = await visit("/segments?size=25&q=cards%20and", { email: null });
  await page.waitForURL(/\/login\?redirect=/);
  await typeCredentials(page, "admin@demo.example");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/segments/);
  await expect.poll(() => page.url()).toMatch(/\/segments\?size=25&q=cards%20and$/);
});

soakTest("reports a wrong password, clears it, and accepts a new one", async () => {
  const page = await visit("/login", { email: null });
  await typeCredentials(page, "admin@demo.example", "wrong");
  await page.locator("button[type=submit]").click();
  await expect.poll(() => page.getByRole("alert").textContent()).toBe("Please check your email or password.");
  await expect.poll(() => page.locator("[autocomplete=current-password]").inputValue()).toBe("");
  await expect.poll(() => focused(page)).toBe("Password");
  await page.keyboard.type("x");
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
});

soakTest("sends only complete input, and reports missing values under their fields", async () => {
  const page = await visit("/login", { email: null });
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
  await page.locator("button[type=submit]").click();
  await page.getByText("Please enter your email").waitFor();
  await expect.poll(() => page.locator("[aria-invalid=true]").count()).toBe(3);
  await expect.poll(() => focused(page)).toBe("Email or username");
  expect(sent).toEqual([]);
});

soakTest("each refusal has its words, and gets the focus", async () => {
  const page = await visit("/login", { email: null });
  let status = 0;
  await page.route("**/api/auth/login", (route) => route.fulfill(refusal(status)));
  await typeCredentials(page, "admin@demo.example");
  const words = new Map([
    [400, "The terms are not accepted. Accept them to sign in."],
    [402, "You don't have an active subscriptions, please contact with us."],
    [403, "You are not authorized to connect using the current IP address"],
    [423, "The session has expired, please log in again."],
    [503, "Server have a bad day, please try again."],
    [418, "Sign-in failed. Try again. If it fails again, ask your administrator."],
    [410, "You have exceeded the attempt limit when logging in"],
  ]);
  for (status of words.keys()) {
    // After an expired session the password is typed again.
    await page.locator("[autocomplete=current-password]").fill(PASSWORD);
    await page.locator("button[type=submit]").click();
    await page.getByRole("alert").getByText(words.get(status)!, { exact: true }).waitFor();
    await expect.poll(() => focused(page)).toBe(words.get(status));
  }
  // Too many attempts: the next one waits, and shows it.
  await expect.poll(() => page.locator("button[type=submit]").getAttribute("aria-disabled")).toBe("true");
  await page.getByText("Correct your entries, or wait 30 seconds.").waitFor();
});

soakTest("reports a missing connection if no response arrives", async () => {
  const page = await visit("/login", { email: null });
  await page.route("**/api/auth/login", (route) => route.abort());
  await typeCredentials(page, "admin@demo.example");
  await page.locator("button[type=submit]").click();
  await expect
    .poll(() => page.getByRole("alert").textContent())
    .toContain("You do not seem to be connected to the Internet.");
});

soakTest(
  "sends a code once six digits are pasted or typed, with the credentials, and clears a rejected one",
  async () => {
    const page = await visit("/login", { email: null });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const bodies: unknown[] = [];
    await page.route("**/api/auth/login", async (route) => {
      bodies.push(route.request().postDataJSON());
      await route.fulfill(refusal(412));
    });
    await typeCredentials(page, "admin@demo.example");
    await page.locator("button[type=submit]").click();
    const boxes = page.getByRole("group", { name: "Code" }).getByRole("textbox");
    const digits = async () => Promise.all((await boxes.all()).map((box) => box.inputValue()));
    await boxes.first().waitFor();
    await page.evaluate(() => navigator.clipboard.writeText("471 093"));
    await boxes.first().press("ControlOrMeta+v");
    await page.getByText("The 2FA code expired, try with a new one").waitFor();
    expect(bodies[0]).not.toHaveProperty("otp");
    expect(bodies[1]).toMatchObject({ email: "admin@demo.example", otp: "471093", agreement: true });
    await expect.poll(digits).toEqual(["", "", "", "", "", ""]);
    await expect.poll(() => focused(page)).toBe("Digit 1");
    await page.keyboard.type("47109");
    expect(bodies).toHaveLength(2);
    await page.keyboard.type("5");
    await expect.poll(digits).toEqual(["", "", "", "", "", ""]);
    expect(bodies.slice(2)).toEqual([expect.objectContaining({ otp: "471095" })]);
  },
);

soakTest("shows agents their place, and lets them stay to use a different account", async () => {
  const page = await visit("/login", { email: null });
  await typeCredentials(page, "agent@demo.example");
  await page.locator("button[type=submit]").click();
  await page.getByRole("heading", { name: "This is an agent account" }).waitFor();
  await expect
    .poll(() => page.getByRole("definition").allTextContents())
    .toEqual(["agent@demo.example", expect.stringMatching(/\/panel$/)]);
  await page.getByRole("button", { name: "Sign in with another account" }).click();
  await expect.poll(() => page.locator("[autocomplete=current-password]").inputValue()).toBe("");
});

soakTest("takes an idle user to the place of the account automatically", async () => {
  const page = await open("/login");
  await stopClock(page);
  await page.route("**/separate-console", (route) => route.fulfill({ body: "elsewhere" }));
  await typeCredentials(page, "beyond@other.example");
  await page.locator("button[type=submit]").click();
  await page.getByRole("heading", { name: "This account belongs to another console" }).waitFor();
  await page.clock.runFor(5_100);
  await page.waitForURL("**/separate-console");
  await expect.poll(() => page.textContent("body")).toBe("elsewhere");
});

soakTest("the page speaks three languages, and remembers which", async () => {
  const page = await open("/login", { locale: "fr-CA" });
  await page.getByRole("heading", { name: "Se connecter" }).waitFor();
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("fr");
  await page.getByRole("button", { name: "Español" }).click();
  await page.getByRole("heading", { name: "Iniciar sesión" }).waitFor();
  await expect.poll(() => page.title()).toBe("Iniciar sesión · Switchboard");
  await page.reload();
  await page.getByRole("heading", { name: "Iniciar sesión" }).waitFor();
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("es");
});

soakTest("before signing in one sees how the platform is, as this page measures it", async () => {
  const page = await visit("/login", { email: null });
  const side = page.getByRole("region", { name: "Platform status" });
  await side.getByText(/^\d+ ms$/).waitFor();
  await expect
    .poll(() => side.getByRole("row").allTextContents())
    .toEqual([
      expect.stringContaining("Console and APIOperating"),
      expect.stringContaining("StorageOperating"),
      expect.stringContaining("Live feedOperating"),
    ]);
  await side.getByText("127.0.0.1").waitFor();
  await side.getByText("Europe/Madrid, UTC+").waitFor();
});

test("confirms the sign-out, in the other tabs too, and leads back to the sign-in", async () => {
  const page = await visit("/login", { email: null });
  await typeCredentials(page, "admin@demo.example");
  await page.getByLabel("Keep me signed in on this device").check();
  await page.locator("button[type=submit]").click();
  await page.waitForURL(/\/segments/);
  const other = await page.context().newPage();
  await other.goto("/segments");
  await other.getByRole("button", { name: "Account: Ada Moreau" }).click();
  await other.getByRole("button", { name: "Logout" }).click();
  await other.getByText("You are signed out.").waitFor();
  await page.waitForURL(/\/login/);
  await expect.poll(() => page.getByRole("heading", { name: "Sign in" }).isVisible()).toBe(true);
});

soakTest("terms and privacy can be read without signing in", async () => {
  const page = await visit("/terms", { email: null });
  await page.getByRole("heading", { name: "Terms of service", level: 1 }).waitFor();
  await page.getByRole("link", { name: "Privacy notice" }).click();
  await page.getByRole("heading", { name: "Privacy notice", level: 1 }).waitFor();
  await expect.poll(() => page.title()).toBe("Privacy notice · Switchboard");
});

soakTest(
  "on another machine, over plain HTTP, one signs in, sees the live monitor and is still there after a reload",
  async () => {
    const address = new URL("/login?redirect=/monitor", platform().url);
    address.hostname = ELSEWHERE;
    const page = await open(address.href);
    await expect.poll(() => page.evaluate(() => isSecureContext)).toBe(false);
    await typeCredentials(page, "supervisor@demo.example");
    await page.locator("button[type=submit]").click();
    const view = new MonitorView(page);
    await view.isLive();
    await page.reload();
    await view.isLive();
  },
);
