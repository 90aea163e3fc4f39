import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { consoleInBrowser, refusal, typeCredentials } from "./support/console-in-browser.ts";

const { open, visit, enter } = consoleInBrowser();

const json = (body: object) => ({ status: 200, contentType: "application/json", body: JSON.stringify(body) });
const submit = (page: Page) => page.locator("button[type=submit]").click();

test("asks for email and terms in enterprise sign-on, and leads to the identity provider", async () => {
  const page = await open("/login");
  const bodies: unknown[] = [];
  await page.route("**/api/auth/sso", (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill(json({ location: "/idp-of-theirs?SAMLRequest=x" }));
  });
  await page.route("**/idp-of-theirs*", (route) => route.fulfill({ body: "the provider" }));
  await page.getByRole("button", { name: "Enterprise single sign-on" }).click();
  await page.getByRole("heading", { name: "Sign in with enterprise single sign-on" }).waitFor();
  await expect.poll(() => page.locator("[autocomplete=current-password]").count()).toBe(0);
  await submit(page);
  await page.getByText("Enter your work email, such as name@company.com.").waitFor();
  await page.getByText("Accept the terms to sign in.").waitFor();
  expect(bodies).toEqual([]);
  await page.locator("[autocomplete=username]").fill("ada@albor.example");
  await page.locator("input[required]").check();
  await submit(page);
  await page.waitForURL("**/idp-of-theirs*");
  expect(bodies).toEqual([{ email: "ada@albor.example", agreement: true, remember: false, redirect: "/" }]);
});

test.each(["javascript:alert(1)", "data:text/html,x", "ftp://there"])(
  "never leads to %s, wherever the redirect comes from",
  async (location) => {
    const page = await open("/login");
    await page.route("**/api/auth/sso", (route) => route.fulfill(json({ location })));
    await page.getByRole("button", { name: "Enterprise single sign-on" }).click();
    await page.locator("[autocomplete=username]").fill("ada@albor.example");
    await page.locator("input[required]").check();
    await submit(page);
    await page.getByRole("alert").waitFor();
    await expect.poll(() => page.getByRole("alert").textContent()).toContain("Sign-in failed. Try again.");
  },
);

test("notifies a user who is still here ten seconds after leaving for the provider", async () => {
  const page = await open("/login");
  await page.clock.install();
  await page.route("**/api/auth/sso", (route) => route.fulfill(json({ location: "/idp-of-theirs" })));
  // An address that answers with nothing leaves the page where it is.
  await page.route("**/idp-of-theirs*", (route) => route.fulfill({ status: 204 }));
  await page.getByRole("button", { name: "Enterprise single sign-on" }).click();
  await page.locator("[autocomplete=username]").fill("ada@albor.example");
  await page.locator("input[required]").check();
  const left = page.waitForRequest("**/idp-of-theirs*");
  await submit(page);
  await left;
  await page.clock.runFor(10_100);
  await page.getByRole("alert").waitFor();
  await expect
    .poll(() => page.getByRole("alert").textContent())
    .toContain("Your identity provider did not open.");
});

test("shows why a claim failed, and does not repeat it on reload", async () => {
  const page = await open("/terms");
  let claims = 0;
  await page.route("**/api/auth/login/used", (route) => {
    claims++;
    return route.fulfill(refusal(403));
  });
  await page.goto("/login/claim/used?redirect=/monitor");
  await page
    .getByRole("alert")
    .getByText("You are not authorized to connect using the current IP address")
    .waitFor();
  await expect.poll(() => page.url()).toMatch(/\/login\?redirect=%2Fmonitor$/);
  await page.reload();
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
  expect(claims).toBe(1);
});

test("for the feedback tool one signs in and is handed over with its token, to that tool alone", async () => {
  const page = await open("/terms");
  const asked: string[] = [];
  await page.route("**/feedback-board*", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: "the tool" });
  });
  await page.route("**/api/external-apps/feedback/sso", (route) =>
    route.fulfill(json({ ssoToken: "for-the-tool" })),
  );
  await page.goto("/login?sso=feedback&redirect=https%3A%2F%2Fevil.example%2F");
  await typeCredentials(page, "admin@demo.example");
  await submit(page);
  await page.waitForURL("**/feedback-board*");
  expect(asked.map((url) => new URL(url).search)).toEqual(["?ssoToken=for-the-tool"]);
});

test("hands a signed-in user to the feedback tool without a form, and after a failure reports it and continues here", async () => {
  const page = await enter("/segments");
  await page.route("**/feedback-board*", (route) => route.fulfill({ body: "the tool" }));
  await page.route("**/api/external-apps/feedback/sso", (route) =>
    route.fulfill(json({ ssoToken: "for-the-tool" })),
  );
  await page.goto("/login?sso=feedback");
  await page.waitForURL("**/feedback-board?ssoToken=for-the-tool");
  await page.unroute("**/api/external-apps/feedback/sso");
  await page.route("**/api/external-apps/feedback/sso", (route) => route.fulfill(refusal(404)));
  await page.goto("/login?sso=feedback");
  await page.waitForURL("**/segments");
  await page.getByText("The feedback tool could not be opened. You are signed in to the console.").waitFor();
  await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toBe("Segments");
});

test("leads from a forgotten password to the reset", async () => {
  const page = await visit("/login", { email: null });
  await expect
    .poll(() => page.getByRole("link", { name: "Forgot password?" }).getAttribute("href"))
    .toBe("/password/forgot");
});

test("signs in a user who submits before the flow is loaded, as soon as it is", async () => {
  const page = await open("/terms");
  const held: Route[] = [];
  let isHeld = true;
  await page.route("**/assets/*.js", async (route) => {
    // Once they are released, the page is no longer needed and may be closed.
    if (isHeld && (await page.locator("form").count()) > 0) held.push(route);
    else await route.continue();
  });
  await page.goto("/login");
  await typeCredentials(page, "admin@demo.example");
  await submit(page);
  await expect.poll(() => page.locator("button[type=submit]").getAttribute("aria-busy")).toBe("true");
  await expect.poll(() => held.length).toBeGreaterThan(0);
  isHeld = false;
  for (const route of held) await route.continue();
  await page.waitForURL(/\/segments/);
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
