import { expect, test } from "vitest";
import { consoleInBrowser } from "./support/console-in-browser.ts";
import { MonitorView } from "./support/monitor-view.ts";
import { platformClock } from "./support/platform-clock.ts";
import { TestFloor } from "./support/test-floor.ts";

const ROUNDS = 3;
/**
 * ms. Two seconds are promised, and the rest is for a busy machine. Without the message the page would notice
 * at its next request.
 */
const MOST = 5_000;

const now = platformClock();
const { enter, platform } = consoleInBrowser({ now });

test("a session that is ended elsewhere ends in the page within two seconds", async () => {
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const floor = await TestFloor.open(platform, now);
    const view = new MonitorView(await enter("/monitor", { email: floor.email }));
    await view.isLive();
    const { page } = view;
    const kept = await page.evaluate(() => localStorage.getItem("switchboard.session") ?? "{}");
    const { refreshToken: token } = JSON.parse(kept) as { refreshToken: string }; // as the console keeps it
    const began = performance.now();
    expect((await platform().api("POST /auth/logout", { token })).status).toBe(204);
    await page.waitForURL(/\/login\?redirect=/);
    least = Math.min(least, performance.now() - began);
  }
  // The quickest counts, because other work of the machine only adds to it.
  expect(least).toBeLessThan(MOST);
});
