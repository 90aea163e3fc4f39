import { expect, test } from "vitest";
import { PASSWORD } from "../support/test-accounts.ts";
import { leaksIn, plain, SECRETS } from "../support/leaks.ts";
import { faultsOfLine } from "../support/recording-schemas.ts";
import { consoleInBrowser, typeCredentials } from "./support/console-in-browser.ts";
import { MonitorView } from "./support/monitor-view.ts";
import { platformClock } from "./support/platform-clock.ts";
import { isRecorded, savedFromPalette } from "./support/saved-recording.ts";
import { TestFloor } from "./support/test-floor.ts";

const now = platformClock();
const { open, platform } = consoleInBrowser({ now });

test("leaks none of 500 secrets, typed and seeded in every possible place, into the saved file", async () => {
  const floor = await TestFloor.open(platform, now);
  let given = 0;
  const secret = () => SECRETS[given++] ?? "";
  const many = (count: number) => Array.from({ length: count }, secret);
  await floor.happens(
    ...many(80)
      .map((name) => floor.queues(name))
      .map((event, index) => ({
        ...event,
        subject: `queue/q${index}`,
        data: { ...event.data, contact: `c${index}` },
      })),
  );

  const page = await open("/login");
  await isRecorded(page);
  // The login: addresses, passwords, and codes where it is asked for one.
  let answers = 0;
  await page.route("**/api/auth/login", (route) => {
    const status = answers++ % 2 === 0 ? 412 : 401;
    return route.fulfill({
      status,
      headers: { "x-secret": plain(secret()) },
      contentType: "application/problem+json",
      json: { type: `/problems/${plain(secret())}`, title: secret(), status, detail: secret() },
    });
  });
  for (let tries = 0; tries < 6; tries++) {
    await page.locator("[autocomplete=username]").fill(secret());
    await page.locator("[autocomplete=current-password]").fill(secret());
    await page.locator("input[required]").check();
    await page.locator("button[type=submit]").click();
    await page.getByRole("button", { name: "Use a backup code instead" }).click();
    await page.getByRole("textbox", { name: "Backup code" }).fill(plain(secret()));
    const refused = page.waitForResponse("**/api/auth/login");
    await page.locator("button[type=submit]").click();
    await refused;
    await page.getByRole("button", { name: "Use another account" }).click();
  }
  await page.unroute("**/api/auth/login");
  await typeCredentials(page, floor.email, PASSWORD);
  await page.locator("button[type=submit]").click();
  await page.getByRole("link", { name: "Live Monitor" }).waitFor();

  // Addresses, without leaving the page: a reload would start over.
  const goTo = (path: string) => page.evaluate((to) => history.pushState(null, "", to), path);
  for (const one of many(60))
    await goTo(`/users/${encodeURIComponent(one)}?q=${encodeURIComponent(one)}#${encodeURIComponent(one)}`);
  // What a platform may answer, and an error may quote.
  await page.route("**/api/search*", (route) =>
    route.fulfill({
      headers: { "x-secret": plain(secret()) },
      json: {
        data: many(3).map((name) => ({ _id: plain(name), list: "users", name, detail: secret() })),
        total: 3,
        [secret()]: secret(),
      },
    }),
  );
  await page.evaluate((texts) => {
    for (const text of texts) {
      const error = new TypeError(text);
      error.stack = `TypeError: ${text}\n at /assets/abc.js:1:2`;
      dispatchEvent(new ErrorEvent("error", { error, message: text }));
      dispatchEvent(
        new PromiseRejectionEvent("unhandledrejection", { promise: Promise.resolve(), reason: error }),
      );
    }
  }, many(40));
  await page.getByRole("link", { name: "Live Monitor" }).click();
  await new MonitorView(page).isLive();
  // Names, phone numbers and call ids of customers.
  await floor.happens(
    ...many(40).map((name, index) => ({
      ...floor.queues("x"),
      id: `e${plain(name)}`,
      subject: `queue/${plain(name)}`,
      data: { contact: `d${index}`, segment: floor.sales, channel: "audio", customer: name },
    })),
  );
  await floor.happens(
    ...many(40).map((name) =>
      floor.event("contact-created", `contact/${plain(name)}`, {
        channel: "audio",
        origin: "ivr",
        customer: name,
        device: name,
        location: name,
      }),
    ),
  );
  await floor.happens(
    ...many(20).map((name) => floor.event("user-described", `user/${floor.nadia}`, { name })),
  );
  await floor.happens(
    ...many(20).map((reason) =>
      floor.event("user-status-changed", `user/${floor.nadia}`, { status: "break", reason }),
    ),
  );

  // All fields, and keys without one.
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("combobox");
  for (const one of many(20)) await palette.fill(one);
  await page.keyboard.press("Escape");
  const search = page.getByRole("searchbox").first();
  for (const one of SECRETS.slice(given)) {
    await search.fill(one);
    await search.dispatchEvent("change");
  }
  given = SECRETS.length;
  await page.unroute("**/api/search*");
  await page.locator("h1").click();
  await page.keyboard.type("zqzqzq");

  const { text, lines } = await savedFromPalette(page);
  expect(lines.length).toBeGreaterThan(200);
  expect(lines.flatMap(faultsOfLine)).toEqual([]);
  expect(
    leaksIn(text, [...SECRETS, ...SECRETS.map(plain), PASSWORD, floor.email, "Moreau", "Okoro", "Jansen"]),
  ).toEqual([]);
  expect(text).not.toMatch(/eyJ[\w-]{10}/); // the beginning of every token
  expect(text).toMatch(/"customer":"p[0-9a-f]{16}"/);
});
