import { expect, test } from "vitest";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { MonitorView, soon } from "./support/monitor-view.ts";
import { platformClock } from "./support/platform-clock.ts";
import { TestFloor } from "./support/test-floor.ts";

const MINUTE = 60;

let ahead = 0;
const clock = platformClock();
const now = () => clock() + ahead * 1_000;
const { platform, visit } = consoleInBrowser({ now });

test("marks breaks over the limit with the excess time, and lets a filter find them as time passes", async () => {
  const floor = await TestFloor.open(platform, now);
  await platform()
    .database.db.updateTable("accounts")
    .set({ configuration: JSON.stringify({ statusLimits: { break: 15 } }) })
    .where("id", "=", floor.account)
    .execute();
  const rests = (user: string, minutes: number) => [
    floor.event("user-connected", `user/${user}`, { session: user }, minutes * MINUTE),
    floor.event("user-status-changed", `user/${user}`, { status: "break" }, minutes * MINUTE),
  ];
  await floor.happens(...rests(floor.nadia, 20), ...rests(floor.piet, 10));
  const view = new MonitorView(await visit("/monitor?tab=agents", { email: floor.email }));
  const { page } = view;
  await view.isLive();
  await view
    .row("Nadia Okoro")
    .getByText(/^5:\d\d over limit$/)
    .waitFor();
  expect(await view.row("Piet Jansen").getByText("over limit").count()).toBe(0);

  await page.goto("/monitor?tab=agents&is.limit=over");
  await page.getByRole("button", { name: "Time limit is Over limit", exact: true }).waitFor();
  await soon(view.names).toEqual(["Nadia Okoro"]);
  ahead = 6 * MINUTE;
  await soon(view.names).toEqual(["Nadia Okoro", "Piet Jansen"]);
  await floor.happens(floor.event("user-status-changed", `user/${floor.nadia}`, { status: "available" }));
  await soon(view.names).toEqual(["Piet Jansen"]);
});
