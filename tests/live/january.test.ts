import { expect, test } from "vitest";
import { systemClock } from "../../server/traffic/clock.ts";
import { httpFeedClient } from "../../server/traffic/http-feed-client.ts";
import { playSource } from "../../server/traffic/play-options.ts";
import { play } from "../../server/traffic/player.ts";
import { floorToJson } from "../../streams/projections/floor.ts";
import { atDepth } from "../support/depth.ts";
import { wholeJanuary } from "../support/january.ts";
import { startConsole, startMonitor } from "../support/node-console.ts";
import { withPlatform } from "../support/platform.ts";
import { dailyMetrics, hasJanuary, needed } from "../support/recorded-data.ts";
import { expectedDays, reportedDays } from "../support/reported-days.ts";
import { tenthOfJanuary } from "../support/tenth-of-january.ts";
import { ACCOUNT, keyFor } from "../support/test-accounts.ts";

/** ms. A month over sockets takes minutes, and several times as long on a busy machine. */
const PATIENCE = atDepth(300_000, 1_800_000);

test.skipIf(!hasJanuary)(
  `derives the same totals as an independent count from a ${atDepth("day", "month")} of real calls, through feed, log, socket and fold${needed}`,
  async () => {
    const platform = await withPlatform({ delays: { batching: 20 } });
    const console = startConsole(platform.url, await platform.signIn("supervisor@demo.example"));
    const monitor = startMonitor(platform.url, console);
    await monitor.reaches(0);

    const { header, events } = await atDepth(tenthOfJanuary, wholeJanuary)();
    const door = httpFeedClient(platform.url, await keyFor(platform.database.db, ACCOUNT, "admin"));
    const recording = {
      header,
      events: (async function* () {
        yield* events;
      })(),
    };
    const played = await play({
      recording,
      source: playSource(),
      speed: Infinity,
      door,
      clock: systemClock,
      signal: new AbortController().signal,
    });
    expect(played).toMatchObject({ ended: "finished", duplicates: 0, refused: 0 });
    expect(played.accepted).toBe(played.sent);

    const { body } = await platform.api("GET /live-monitor/snapshot", {
      token: console.tokens.current()?.token,
    });
    const floor = await monitor.reaches(Number(body["offset"]));
    expect(floorToJson(floor)).toEqual(body["state"]);
    expect([floor.queue.size, floor.calls.size, floor.contacts.size]).toEqual([0, 0, 0]);
    expect(floor.unknown).toEqual({});
    // Four hundred times in the month an agent of the log answers before the last call has ended; nothing
    // else contradicts itself.
    expect(floor.anomalies.byReason).toEqual({ "agent-in-two-calls": floor.anomalies.total });
    const counted = floor.days.map(({ day, tallies }) => [
      day,
      tallies.get("all")?.contacts,
      tallies.get("all")?.hangs,
    ]);
    const metrics = dailyMetrics().filter(({ date }) => atDepth(date === "1999-01-10", true));
    expect(counted).toEqual(
      metrics.map(({ date, total_calls, hangs }) => [date, Number(total_calls), Number(hangs)]),
    );
    expect(await reportedDays(platform, console.tokens.current()?.token)).toEqual(expectedDays(metrics));
    const epoch: unknown = body["epoch"];
    const offsets = monitor.folded.filter((event) => event.epoch === epoch).map(({ offset }) => offset);
    // Each once and in order. A console that falls far behind a month at full speed takes a snapshot instead
    // of the events between.
    expect(offsets.filter((offset, index) => offset <= (offsets[index - 1] ?? 0))).toEqual([]);
    expect(offsets.at(-1)).toBe(body["offset"]);
  },
  PATIENCE,
);
