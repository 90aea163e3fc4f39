import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { loadNamespaceAsync } from "../../i18n/i18n-util.async.ts";
import { i18nObject } from "../../i18n/i18n-util.ts";
import type { LoginProblem } from "../../machines/login-context.ts";
import type { Failure } from "../../machines/request-outcome.ts";
import { loginRow } from "../support/login-rows.ts";
import { consoleInBrowser, refusal, typeCredentials } from "./support/console-in-browser.ts";

const { open } = consoleInBrowser();
await loadNamespaceAsync("en", "arrival");
const { problems } = i18nObject("en").arrival;

const STATUSES = [400, 401, 402, 403, 404, 409, 418, 422, 423, 428, 429, 451, 500, 502, 503, 412, 410];
const FAILURES: Failure[] = [
  { kind: "net" },
  { kind: "bad-body" },
  ...STATUSES.map((status): Failure => ({ kind: "http", status })),
];

/** Answers every sign-in request with the current failure. */
async function answering(page: Page, wanted: () => Failure): Promise<void> {
  await page.route("**/api/auth/{login,sso}", async (route) => {
    const failure = wanted();
    if (failure.kind === "http") await route.fulfill(refusal(failure.status));
    else if (failure.kind === "bad-body")
      await route.fulfill({ status: 200, contentType: "text/html", body: "<p>Welcome to our airport</p>" });
    else await route.abort();
  });
}

const named = (failure: Failure) => (failure.kind === "http" ? String(failure.status) : failure.kind);

/** Returns true if the button waits, once the message is shown or the code is requested. */
async function lockedAfter(page: Page, problem: LoginProblem | null): Promise<boolean> {
  if (problem === null) await page.getByRole("group", { name: "Code" }).waitFor();
  else await page.getByRole("alert").getByText(problems[problem](), { exact: true }).waitFor();
  return (await page.locator("button[type=submit]").getAttribute("aria-disabled")) === "true";
}

test("shows the specified message for every response to a password", async () => {
  const page = await open("/login");
  let failure: Failure = { kind: "net" };
  await answering(page, () => failure);
  for (failure of FAILURES) {
    if ((await page.getByRole("group", { name: "Code" }).count()) > 0)
      await page.getByRole("button", { name: "Use another account" }).click();
    await typeCredentials(page, "admin@demo.example", `Another-1-${named(failure)}`);
    await page.locator("button[type=submit]").click();
    const [state, problem] = loginRow(failure, "credentials");
    expect([named(failure), await lockedAfter(page, problem)]).toEqual([
      named(failure),
      state.endsWith("ocked"),
    ]);
  }
});

test("shows the specified message for every response to the provider request", async () => {
  const page = await open("/login");
  let failure: Failure = { kind: "net" };
  await answering(page, () => failure);
  for (failure of FAILURES) {
    const choice = page.getByRole("button", { name: "Enterprise single sign-on" });
    if ((await page.getByRole("group", { name: "Code" }).count()) > 0)
      await page.getByRole("button", { name: "Use another account" }).click();
    const heading = page.getByRole("heading", { name: "Sign in with enterprise single sign-on" });
    await choice.or(heading).waitFor();
    if (await choice.isVisible()) await choice.click();
    await heading.waitFor();
    await page.locator("[autocomplete=username]").fill(`ada@${named(failure)}.example`);
    await page.locator("input[required]").check();
    await page.locator("button[type=submit]").click();
    const [state, problem] = loginRow(failure, "enterprise");
    expect([named(failure), await lockedAfter(page, problem)]).toEqual([
      named(failure),
      state.endsWith("ocked"),
    ]);
  }
});
