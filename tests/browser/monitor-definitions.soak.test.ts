import { expect, test } from "vitest";
import { consoleInBrowser, focused, refusal } from "./support/console-in-browser.ts";
import { MonitorView, soon } from "./support/monitor-view.ts";
import { platformClock } from "./support/platform-clock.ts";
import { TestFloor } from "./support/test-floor.ts";

const now = platformClock();
const { platform, visit } = consoleInBrowser({ now });

async function watch(tell: (floor: TestFloor) => readonly object[]) {
  const floor = await TestFloor.open(platform, now);
  await floor.happens(...tell(floor));
  const view = new MonitorView(await visit("/monitor", { email: floor.email }));
  await view.page.getByRole("rowheader").first().waitFor();
  return { floor, view, page: view.page };
}

test("defines each number with its formula, its basis, and the events behind it", async () => {
  const { view, page } = await watch((floor) => [
    ...floor.arrives(floor.nadia),
    floor.queues("Ana", { for: 40 }),
    floor.answers("Ana"),
    floor.queues("Ben", { for: 10 }),
    floor.abandons("Ben"),
    floor.queues("Cleo", { for: 61 }),
    floor.queues("Dora", { for: 5 }),
  ]);
  const dialog = page.getByRole("dialog");
  const definitionOf = async (label: string) => {
    await view.number(label).click();
    await dialog.getByRole("heading", { name: label, exact: true }).waitFor();
    await dialog.getByRole("listitem").first().waitFor();
    const facts = await dialog.getByRole("definition").allTextContents();
    const events = await dialog.locator("summary").allTextContents();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await soon(() => focused(page)).toMatch(new RegExp(`^${label}`));
    return { facts, events: events.map((event) => event.replace(/^\d\d:\d\d:\d\d/, "")) };
  };
  expect(await definitionOf("Waiting")).toEqual({
    facts: ["2target 10", "queue entries created − answered − abandoned − ended", "right now"],
    events: ["DoraQueued for Sales", "CleoQueued for Sales"],
  });
  expect(await definitionOf("Longest wait")).toMatchObject({
    facts: [
      expect.stringMatching(/^1:\d\dtarget 2:00$/),
      "now − earliest queue entry still waiting",
      "right now",
    ],
    events: ["CleoQueued for Sales"],
  });
  expect((await definitionOf("Free agents")).facts).toEqual([
    "0of 1 connected",
    "connected, not in a call, and available",
    "right now",
  ]);
  const today = "today, Feb 3, 2026 (time zone Europe/Madrid)";
  expect(await definitionOf("Service level")).toEqual({
    facts: [
      "0%80 pts below 80%",
      "answered within the threshold ÷ (answered + abandoned) × 100",
      `${today}Account threshold: 20 seconds`,
    ],
    events: ["BenLeft the queue before an agent answered", "AnaAnswered by Nadia Okoro in Sales"],
  });
  expect(await definitionOf("Speed of answer")).toMatchObject({
    facts: [
      expect.stringMatching(/^0:4\d1 answered today$/),
      "sum of waits of answered customers ÷ answered",
      today,
    ],
    events: ["AnaAnswered by Nadia Okoro in Sales"],
  });
  expect(await definitionOf("Abandoned today")).toEqual({
    facts: ["150% · over target 5%", "abandoned ÷ (answered + abandoned) × 100", today],
    events: ["BenLeft the queue before an agent answered"],
  });
});

test("leads from a row to all events of its customer, and from each event to its content", async () => {
  const { floor, view, page } = await watch((floor) => [
    floor.event("contact-created", "contact/Ana", { channel: "audio", origin: "widget" }),
    floor.queues("Ana"),
    floor.offered("Ana"),
  ]);
  await view.row("Ana").focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Ana" });
  await dialog.getByText("Show events").click();
  await soon(() => dialog.locator("li summary").count()).toBe(3);
  expect(
    (await dialog.locator("li summary").allTextContents()).map((event) => event.replace(/^.*:\d\d/, "")),
  ).toEqual(["Offered to Nadia Okoro", "Queued for Sales", "Arrived via the website (Voice)"]);
  await dialog.getByText("queue/Ana · contact/Ana").waitFor();
  await dialog.locator("li summary").nth(1).click();
  await expect
    .poll(() => dialog.locator("li details[open] p").textContent())
    .toMatch(/queue-created queue\/Ana$/);
  expect(JSON.parse((await dialog.locator("li details[open] pre").textContent()) ?? "")).toMatchObject({
    contact: "Ana",
    segment: floor.sales,
    channel: "audio",
    priority: 1,
  });
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await soon(() => focused(page)).toMatch(/^Ana/);
  await expect.poll(() => new URL(page.url()).search).toBe("");
});

test("keeps, counts and shows unknown events as unknown", async () => {
  const { floor, view, page } = await watch((floor) => [floor.queues("Ana")]);
  const unheardOf = (id: string) => ({
    ...floor.event("contact-created", `contact/${id}`, { channel: "audio", origin: "ivr" }),
    type: "kiosk-touched",
    subject: `kiosk/${id}`,
    data: { floor: 2 },
  });
  await floor.happens(unheardOf("east"), unheardOf("west"));
  await page.getByRole("link", { name: "2 events of unknown type" }).click();
  const dialog = page.getByRole("dialog", { name: "Events of unknown types" });
  await soon(() => dialog.getByRole("listitem").allTextContents()).toEqual([
    "kiosk-touched2",
    expect.stringMatching(/^[A-Z]\w+day, .+ \d{4}\d\d:\d\d:\d\dkiosk\/westkiosk-touched/),
    expect.stringMatching(/kiosk\/eastkiosk-touched/),
  ]);
  await page.reload();
  await soon(() => dialog.getByRole("listitem").count()).toBe(3);
  await page.keyboard.press("Escape");
  await expect.poll(() => view.names()).toEqual(["Ana"]);
});

test("lists contradictions with their reason, without changing any count", async () => {
  const { floor, view, page } = await watch((floor) => [
    ...floor.arrives(floor.nadia),
    floor.queues("Ana"),
    floor.abandons("Ana"),
    floor.queues("Ben"),
  ]);
  const numbers = () => page.locator("[aria-label='Key figures'] a[href*='number=']").allTextContents();
  const counted = (all: readonly string[]) => all.filter((one) => !one.startsWith("Longest wait"));
  const before = counted(await numbers());
  expect(await page.getByRole("link", { name: /anomal/ }).count()).toBe(0);
  await floor.happens(floor.answers("Ana"), floor.hangsUp("nobody"));
  await page.getByRole("link", { name: "2 anomalies" }).click();
  const dialog = page.getByRole("dialog", { name: "Anomalies" });
  await soon(() => dialog.getByRole("listitem").allTextContents()).toEqual([
    "the queue entry already ended1",
    "unknown call1",
    expect.stringMatching(
      /^[A-Z]\w+day, .+ \d{4}\d\d:\d\d:\d\dcall\/nobodyunknown callcall-ended call\/nobody$/,
    ),
    // Ana is no longer on the floor: her own event names the agent and the segment.
    expect.stringMatching(
      /^\d\d:\d\d:\d\d.+ · Nadia Okoro · Salesthe queue entry already endedcall-created call\/Ana$/,
    ),
  ]);
  await soon(async () => counted(await numbers())).toEqual(before);
  await page.keyboard.press("Escape");
  await expect.poll(() => view.names()).toEqual(["Ben"]);
  await expect.poll(() => view.tab("In call").textContent()).toBe("In call0");
});

test("events that do not load say why, and can be asked for again", async () => {
  const { view, page } = await watch((floor) => [floor.queues("Ana")]);
  await page.route("**/api/events?*", (route) => route.fulfill(refusal(503)));
  await view.number("Waiting").click();
  const alert = page.getByRole("dialog").getByRole("alert");
  await alert
    .getByText(
      "The events did not load. The platform returned error 503. Give support this reference: 01TESTID.",
    )
    .waitFor();
  await page.unroute("**/api/events?*");
  await alert.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("dialog").getByText("Queued for Sales").waitFor();
  await expect.poll(() => alert.count()).toBe(0);
});

test("two calls of one agent are listed by the names of the customers, the agent and the segment", async () => {
  const { floor, page } = await watch((floor) => [...floor.arrives(floor.nadia), floor.queues("Zoe")]);
  await floor.happens(floor.queues("Ana"), floor.answers("Ana"), floor.queues("Ben"), floor.answers("Ben"));
  await floor.happens(floor.queues("Carl"), floor.abandons("Carl"), floor.abandons("Carl"));
  await page.getByRole("link", { name: "2 anomalies" }).waitFor();
  // Also for users who come by a link.
  await page.goto("/monitor?list=anomalies");
  const lines = page.getByRole("dialog", { name: "Anomalies" }).getByRole("listitem");
  await soon(() => lines.nth(2).textContent()).toMatch(
    /^[A-Z]\w+day, .+ \d{4}\d\d:\d\d:\d\dCarl · Salesthe queue entry already ended/,
  );
  await soon(() => lines.last().textContent()).toMatch(
    /^\d\d:\d\d:\d\dBen · Nadia Okoro · Salesthe agent is in another call/,
  );
});

test("reports an empty list of anomalies, and counts unknown events beside it", async () => {
  const { floor, page } = await watch((floor) => [floor.queues("Ana")]);
  await floor.happens({ ...floor.hangsUp("kiosk"), type: "kiosk-touched", subject: "kiosk/east", data: {} });
  await page.getByRole("link", { name: "1 event of unknown type" }).waitFor();
  await page.goto("/monitor?list=anomalies");
  const dialog = page.getByRole("dialog", { name: "Anomalies" });
  await dialog.getByText("No anomalies.").waitFor();
  await dialog.getByText("This version does not support these event types.").waitFor();
  await expect.poll(() => dialog.getByRole("listitem").allTextContents()).toEqual(["kiosk-touched1"]);
  await expect.poll(() => dialog.getByText("0 of 0").count()).toBe(0);
});

test("an event that is in no count is not among the events behind a number", async () => {
  const { floor, view, page } = await watch((floor) => [
    floor.queues("Ana"),
    floor.queues("Ben"),
    floor.abandons("Ben"),
  ]);
  await floor.happens(floor.abandons("nobody"));
  await page.getByRole("link", { name: "1 anomaly" }).waitFor();
  await view.number("Abandoned today").click();
  const dialog = page.getByRole("dialog", { name: "Abandoned today" });
  await dialog.locator("summary").first().waitFor();
  expect((await dialog.locator("summary").allTextContents()).map((event) => event.slice(8))).toEqual([
    "BenLeft the queue before an agent answered",
  ]);
});

test("a row opens under the mouse what it opens under Enter, however narrow, and words that one marks stay marked", async () => {
  const { view, page } = await watch((floor) => [
    floor.queues("Ana", { for: 30 }),
    floor.queues("Ben", { for: 20 }),
  ]);
  const dialog = page.getByRole("dialog", { name: "Ana" });
  const cell = view.row("Ana").getByRole("cell", { name: "Sales" });
  expect(await cell.evaluate((element) => getComputedStyle(element).cursor)).toBe("pointer");
  const box = await cell.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 12, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).not.toBe("");
  await expect.poll(() => new URL(page.url()).search).toBe("");
  await page.mouse.click(x, y);
  await dialog.locator("summary").first().waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe("?open=queue/Ana,contact/Ana");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await soon(() => focused(page)).toMatch(/^Ana/);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByText("Ana", { exact: true }).click();
  await dialog.locator("summary").first().waitFor();
});
