import { expect, test } from "vitest";
import { soakTest } from "../support/soak-test.ts";
import { tooWide, violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { MonitorView, soon } from "./support/monitor-view.ts";
import { platformClock } from "./support/platform-clock.ts";
import { MORNING_FILE } from "./support/recorded-morning.ts";
import { TestFloor } from "./support/test-floor.ts";

const now = platformClock();
const { platform, visit, enter } = consoleInBrowser({ now });

const MINUTE = 60;
const PHONE = "+34 600 111 222";

/**
 * Feeds an hour of Nadia's work: a break of ten minutes, a call of five; a customer with a stored number
 * waits for her.
 */
async function nadiasHour(): Promise<TestFloor> {
  const floor = await TestFloor.open(platform, now);
  const nadia = `user/${floor.nadia}`;
  const connected = floor.event("user-connected", nadia, { session: floor.nadia }, 60 * MINUTE);
  const available = floor.event("user-status-changed", nadia, { status: "available" }, 60 * MINUTE);
  await floor.happens(
    connected,
    // A millisecond between the two is a status of its own, "Online", in her day.
    { ...available, time: connected.time },
    floor.event("user-status-changed", nadia, { status: "break" }, 50 * MINUTE),
    floor.event("user-status-changed", nadia, { status: "releasing" }, 40 * MINUTE),
    floor.event(
      "call-created",
      "call/Ana",
      { contact: "Ana", segment: floor.sales, channel: "audio", user: floor.nadia, customer: "Ana" },
      15 * MINUTE,
    ),
    floor.event("call-ended", "call/Ana", { by: "customer" }, 10 * MINUTE),
    floor.event(
      "queue-created",
      "queue/nuria",
      { contact: "nuria", segment: floor.sales, channel: "audio", customer: PHONE, priority: 1 },
      30,
    ),
    floor.offered("nuria"),
  );
  const { accessToken: token } = await platform().signIn(floor.email);
  const made = await platform().api("POST /contacts", {
    token,
    json: { firstname: "Núria", lastname: "Ferrer", phone: "600111222" },
  });
  expect(made.status).toBe(200);
  return floor;
}

test("sums up the day in an agent's drawer, and shows the offer and the stored contact in a customer's", async () => {
  const floor = await nadiasHour();
  const page = await visit("/monitor?tab=agents", { email: floor.email });
  const view = new MonitorView(page);
  await view.row("Nadia Okoro").click();
  const agent = page.getByRole("dialog", { name: "Nadia Okoro" });
  const rows = agent.getByRole("region", { name: "Statuses today" }).getByRole("row");
  // Nadia has worked for an hour, and for some minutes more on a slow machine.
  await soon(() => rows.allTextContents()).toEqual([
    "StatusCountTotal timeShare",
    expect.stringMatching(/^Available3?2?4\d:\d\d7\d%$/),
    expect.stringMatching(/^Break110:001\d%$/),
    expect.stringMatching(/^In call15:00[78]%$/),
  ]);
  const figures = agent.getByRole("definition");
  expect(await figures.allTextContents()).toEqual([
    "1",
    "5:00",
    expect.stringMatching(/^(9|10)%$/),
    "1 · 10:00",
    "Sales",
    "-",
  ]);
  expect(await agent.getByRole("link", { name: "Open profile" }).getAttribute("href")).toBe(
    `/users/${floor.nadia}`,
  );
  expect(await agent.getByText("Status: Available").count()).toBe(0);
  await agent.getByText("Show events").click();
  await soon(() => agent.getByText("Status: Available").count()).toBe(2);
  await page.keyboard.press("Escape");
  await agent.waitFor({ state: "detached" });
  await view.tab("Queue").click();
  await view.row(PHONE).click();
  const customer = page.getByRole("dialog", { name: PHONE });
  await customer.getByRole("link", { name: "Núria Ferrer" }).waitFor();
  expect(await customer.getByText("Offered to").locator("xpath=following-sibling::dd").textContent()).toBe(
    "Nadia Okoro",
  );
  await floor.happens(floor.answers("nuria"));
  await customer.getByText("In call", { exact: true }).waitFor();
  await customer.getByRole("link", { name: "Núria Ferrer" }).click();
  await page.waitForURL(/\/contacts\/\w{24}$/);
});

soakTest("updates the day while the drawer is open", async () => {
  const floor = await nadiasHour();
  const page = await visit(`/monitor?tab=agents&open=user/${floor.nadia}`, { email: floor.email });
  const rows = page.getByRole("dialog", { name: "Nadia Okoro" }).getByRole("rowheader");
  await soon(() => rows.allTextContents()).toEqual(["Available", "Break", "In call"]);
  await floor.happens(floor.event("user-status-changed", `user/${floor.nadia}`, { status: "training" }));
  await soon(() => rows.allTextContents()).toEqual(["Available", "Break", "In call", "Training"]);
});

soakTest.each([
  ["light", "en-GB", 1440],
  ["dark", "fr-FR", 390],
] as const)(
  "the drawers have no faults of accessibility and fit, %s, in %s, %i wide",
  async (theme, locale, width) => {
    const floor = await nadiasHour();
    for (const open of [`user/${floor.nadia}`, "queue/nuria,contact/nuria"]) {
      const page = await enter(`/monitor?open=${encodeURIComponent(open)}`, {
        email: floor.email,
        locale,
        colorScheme: theme,
        viewport: { width, height: 800 },
      });
      await page.getByRole("dialog").getByRole("definition").first().waitFor();
      expect([await tooWide(page), await violations(page)]).toEqual([0, []]);
    }
  },
);

soakTest("shows an agent's day up to the current moment in a replay", async () => {
  const page = await visit("/monitor/replay?at=9&tab=agents");
  await page.locator("input[type=file]").setInputFiles(MORNING_FILE);
  await new MonitorView(page).row("Ana Ruiz").click();
  const drawer = page.getByRole("dialog", { name: "Ana Ruiz" });
  await soon(() => drawer.getByRole("rowheader").allTextContents()).toEqual(["Online"]);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Go to end" }).click();
  await new MonitorView(page).row("Ana Ruiz").click();
  await soon(() => drawer.getByRole("row").allTextContents()).toEqual([
    "StatusCountTotal timeShare",
    expect.stringMatching(/^In call13:50/),
    expect.stringMatching(/^Online/),
  ]);
  expect(await drawer.getByRole("link").count()).toBe(0);
});
