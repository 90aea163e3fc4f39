import { expect, test } from "vitest";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { MonitorView } from "./support/monitor-view.ts";
import { platformClock } from "./support/platform-clock.ts";
import { TestFloor } from "./support/test-floor.ts";
import { contacts, pbx } from "../support/pbx.ts";

const now = platformClock();
const { platform, visit } = consoleInBrowser({ now });

/** 10:40 on a Tuesday in Madrid. */
const TUESDAY = "2026-05-05T08:40:00.000Z";

test("names the time of a demo, moves its clock, and shows that real events have ended it", async () => {
  const floor = await TestFloor.open(platform, now);
  const zone = "Europe/Madrid";
  await platform().feed(
    [
      pbx(
        "traffic-started",
        "traffic/demo",
        { kind: "demo", name: "Demo", zone, rate: 1 },
        { source: "/demo/1", time: TUESDAY },
      ),
    ],
    floor.account,
  );
  const view = new MonitorView(await visit("/monitor", { email: floor.email }));
  const { page } = view;
  await view.isLive();
  const mark = page.getByRole("button", { name: /^Demo · / });
  await page.getByRole("button", { name: /^Demo · Tue 10:4\d, quiet/ }).waitFor();
  await mark.click();
  await page.getByRole("menuitem", { name: "Go to 08:00" }).click();
  await page.getByRole("button", { name: /^Demo · changing…/ }).waitFor();

  // The traffic conductor, which feeds the events until 08:00, does not run in tests.
  const { body } = await platform().api("GET /live-monitor/snapshot", {
    token: (await platform().signIn(floor.email)).accessToken,
  });
  const source = String((body["state"] as { traffic: { source: string } } | undefined)?.traffic.source);
  expect(source).toMatch(/^\/demo\/2026-05-05T08:00\//);
  await platform().feed(
    [pbx("clock-changed", "traffic/demo", { rate: 1 }, { source, time: "2026-05-05T06:00:00.000Z" })],
    floor.account,
  );
  await page.getByRole("button", { name: /^Demo · Tue 08:0\d, quiet/ }).waitFor();

  await platform().feed(contacts(1, "real"), floor.account);
  const message = page.getByText("The account receives real events.");
  await message.waitFor();
  expect(await mark.count()).toBe(0);
  await page.getByRole("button", { name: "Close" }).click();
  await message.waitFor({ state: "detached" });
});
