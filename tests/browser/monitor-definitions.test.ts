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

test("each number says what it means, its formula, over what it is taken, and the events that made it", async () => {
  const { view, page } = await watch((floor) => [
    ...floor.arrives(floor.nadia),
    floor.queues("Ana", { for: 40 }),
    floor.answers("Ana"),
    floor.queues("Ben", { for: 10 }),
    floor.abandons("Ben"),
    floor.queues("Cleo", { for: 70 }),
    floor.queues("Dora", { for: 5 }),
  ]);
  const dialog = page.getByRole("dialog");
  const said = async (label: string) => {
    await view.number(label).click();
    await dialog.getByRole("heading", { name: label, exact: true }).waitFor();
    await dialog.getByRole("listitem").first().waitFor();
    const facts = await dialog.getByRole("definition").allTextContents();
    const events = await dialog.locator("summary").allTextContents();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await soon(() => focused(page)).toMatch(new RegExp(`^${label}`));
    return { facts, events: events.map((event) => event.replace(/^\d+\d\d:\d\d:\d\d/, "")) };
  };
  expect(await said("Waiting")).toEqual({ facts: ["2target 10", "queue entries created − answered − abandoned − ended", "this moment"], events: ["queue-createdqueue/Dora", "queue-createdqueue/Cleo"] });
  expect(await said("Longest wait")).toMatchObject({ facts: [expect.stringMatching(/^1:\d\dtarget 2:00$/), "now − the earliest entry of those who wait", "this moment"], events: ["queue-createdqueue/Cleo"] });
  expect((await said("Free agents")).facts).toEqual(["0of 1 connected", "connected ∧ in no call ∧ (available ∨ releasing)", "this moment"]);
  const today = "today, Feb 3, 2026, in the zone Europe/Madrid";
  expect(await said("Service level")).toEqual({
    facts: ["0%80 under target 80%", "answered within the threshold ÷ (answered + abandoned) × 100", `${today}Threshold of the account: 20 seconds`],
    events: ["queue-abandonedqueue/Ben", "call-createdcall/Ana"],
  });
  expect(await said("Speed of answer")).toMatchObject({ facts: [expect.stringMatching(/^0:4\d1 answered today$/), "Σ (answer − entry) of those answered ÷ answered", today], events: ["call-createdcall/Ana"] });
  expect(await said("Abandoned today")).toEqual({ facts: ["150%, over 5%", "abandoned ÷ (answered + abandoned) × 100", today], events: ["queue-abandonedqueue/Ben"] });
});

test("a row leads to everything that the log has of its customer, and each event to what it said", async () => {
  const { floor, view, page } = await watch((floor) => [floor.event("contact-created", "contact/Ana", { channel: "audio", origin: "widget" }), floor.queues("Ana"), floor.offered("Ana")]);
  await view.row("Ana").focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Events of queue/Ana" });
  await soon(() => dialog.locator("summary").count()).toBe(3);
  expect((await dialog.locator("summary").allTextContents()).map((event) => event.replace(/^.*:\d\d/, ""))).toEqual(["queue-assignedqueue/Ana", "queue-createdqueue/Ana", "contact-createdcontact/Ana"]);
  await dialog.locator("summary").nth(1).click();
  expect(JSON.parse((await dialog.locator("details[open] pre").textContent()) ?? "")).toMatchObject({ contact: "Ana", segment: floor.sales, channel: "audio", priority: 1 });
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await soon(() => focused(page)).toMatch(/^Ana/);
  expect(new URL(page.url()).search).toBe("");
});

test("what this console does not know is kept, counted and shown as unknown", async () => {
  const { floor, view, page } = await watch((floor) => [floor.queues("Ana")]);
  const unheardOf = (id: string) => ({ ...floor.event("contact-created", `contact/${id}`, { channel: "audio", origin: "ivr" }), type: "kiosk-touched", subject: `kiosk/${id}`, data: { floor: 2 } });
  await floor.happens(unheardOf("east"), unheardOf("west"));
  await page.getByRole("link", { name: "2 events of unknown types" }).click();
  const dialog = page.getByRole("dialog", { name: "Events of unknown types" });
  await soon(() => dialog.getByRole("listitem").allTextContents()).toEqual(["kiosk-touched2", expect.stringMatching(/kiosk-touchedkiosk\/west/), expect.stringMatching(/kiosk-touchedkiosk\/east/)]);
  await page.keyboard.press("Escape");
  expect(await view.names()).toEqual(["Ana"]);
});

test("what contradicts the state is listed with its reason, and changes no count", async () => {
  const { floor, view, page } = await watch((floor) => [...floor.arrives(floor.nadia), floor.queues("Ana"), floor.abandons("Ana"), floor.queues("Ben")]);
  const numbers = () => page.locator("[aria-label='Numbers of now and today'] a").allTextContents();
  const counted = (all: readonly string[]) => all.filter((one) => !one.startsWith("Longest wait"));
  const before = counted(await numbers());
  expect(await page.getByRole("link", { name: /anomal/ }).count()).toBe(0);
  await floor.happens(floor.answers("Ana"), floor.hangsUp("nobody"));
  await page.getByRole("link", { name: "2 anomalies" }).click();
  const dialog = page.getByRole("dialog", { name: "Anomalies" });
  await soon(() => dialog.getByRole("listitem").allTextContents()).toEqual([
    "the entry has ended already1",
    "nobody knows this call1",
    expect.stringMatching(/call-endednobody knows this call$/),
    expect.stringMatching(/call-createdthe entry has ended already$/),
  ]);
  expect(counted(await numbers())).toEqual(before);
  await page.keyboard.press("Escape");
  expect(await view.names()).toEqual(["Ben"]);
  expect(await view.tab("In call").textContent()).toBe("In call0");
});

test("events that do not load say why, and can be asked for again", async () => {
  const { view, page } = await watch((floor) => [floor.queues("Ana")]);
  await page.route("**/api/events?*", (route) => route.fulfill(refusal(503)));
  await view.number("Waiting").click();
  const alert = page.getByRole("dialog").getByRole("alert");
  await alert.getByText("The events did not load. The platform answered with status 503. Quote 01TESTID.").waitFor();
  await page.unroute("**/api/events?*");
  await alert.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("dialog").getByText("queue/Ana").waitFor();
  expect(await alert.count()).toBe(0);
});
