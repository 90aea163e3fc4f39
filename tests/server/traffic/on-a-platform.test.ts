import { expect, test } from "vitest";
import type { FeedAnswer } from "../../../openapi/generated/console.ts";
import type { Snapshot } from "../../../openapi/generated/live-monitor.ts";
import { readCurrentTraffic } from "../../../server/log/read-current-traffic.ts";
import { readAccountCenter } from "../../../server/log/account-center.ts";
import { startTraffic } from "../../../server/traffic/conductor.ts";
import { systemClock } from "../../../server/traffic/clock.ts";
import { httpFeedClient } from "../../../server/traffic/http-feed-client.ts";
import { play } from "../../../server/traffic/player.ts";
import { trafficChoice } from "../../../server/traffic/traffic-choice.ts";
import { withPlatform } from "../../support/platform.ts";
import { soakTest } from "../../support/soak-test.ts";
import { ACCOUNT, keyFor } from "../../support/test-accounts.ts";
import { bankRow, importedBank } from "../../streams/import/imported.ts";
import { SimulatedClock } from "./simulated-clock.ts";

const LEASE = 30_000;

async function startWorld(begin: string) {
  const clock = new SimulatedClock(0, Date.parse(begin));
  const platform = await withPlatform({ now: () => clock.wall() });
  const { db } = platform.database;
  const { accessToken } = await platform.signIn("admin@demo.example");
  const answers: FeedAnswer[] = [];
  const logged: string[] = [];
  const snapshot = async () =>
    (await platform.api("GET /live-monitor/snapshot", { token: accessToken })).body as unknown as Snapshot;
  return {
    platform,
    clock,
    logged,
    snapshot,
    answers,
    start: () =>
      startTraffic({
        recording: null,
        choice: trafficChoice("demo"),
        feed: async (events) => {
          const answer = await platform.feed(events);
          answers.push(answer);
          return answer;
        },
        ask: () => readCurrentTraffic(db, ACCOUNT, clock.wall(), LEASE),
        center: () => readAccountCenter(db, ACCOUNT),
        log: {
          info: (message) => void logged.push(message),
          warn: (message) => void logged.push(`! ${message}`),
        },
        clock,
      }),
    key: () => keyFor(db, ACCOUNT, "admin"),
    /** Lets one second after the other pass until something is so. */
    until: async (isSo: (snapshot: Snapshot) => boolean) => {
      for (let floor = await snapshot(); ; floor = await snapshot()) {
        if (isSo(floor)) return floor;
        await clock.until(clock.wait(1_000));
      }
    },
    stop: (traffic: { stop(): Promise<void> }) => clock.until(traffic.stop()),
  };
}

/** The demo's clock runs, from Tuesday 10:40 in Madrid on. */
const isDemoRunning = ({ state, clock }: Snapshot) =>
  state.traffic?.kind === "demo" && clock.rate === 1 && clock.now >= "2026-02-24T09:40:00.000Z";

soakTest("fills a real floor, resumes after a restart, yields to a play and restarts after it", async () => {
  const { start, until, stop, answers, logged, platform, key, snapshot } =
    await startWorld("2026-03-02T03:00:00.000Z");
  const first = start();
  const floor = await until(isDemoRunning);
  expect(floor.state.traffic).toMatchObject({ kind: "demo", name: "Demo", ended: null });
  expect([floor.state.anomalies.total, floor.state.unknown]).toEqual([0, {}]);
  expect(floor.state.queue.length + floor.state.calls.length).toBeGreaterThan(0);
  expect(
    floor.state.agents.filter(({ status }) => status !== null && status !== "disconnected").length,
  ).toBeGreaterThan(4);
  await stop(first);

  const second = start();
  const later = await until(({ offset }) => offset > floor.offset + 50);
  expect([later.epoch, later.state.anomalies.total]).toEqual([floor.epoch, 0]);
  expect(answers.flatMap(({ refused }) => refused)).toEqual([]);

  const { header, events } = await importedBank([
    bankRow(),
    bankRow({ outcome: "HANG", server: "NO_SERVER" }),
  ]);
  const recording = {
    header,
    events: (async function* () {
      yield* events;
    })(),
  };
  const summary = await play({
    recording,
    source: "/play/1",
    speed: Infinity,
    door: httpFeedClient(platform.url, await key()),
    clock: systemClock,
    signal: new AbortController().signal,
  });
  expect(summary).toMatchObject({ ended: "finished", refused: 0, duplicates: 0, accepted: summary.sent });
  await until(() => logged.some((line) => line.includes("was rejected")));
  const played = await snapshot();
  expect(played.state).toMatchObject({
    traffic: { source: "/play/1", ended: "finished" },
    queue: [],
    calls: [],
    contacts: [],
    anomalies: { total: 0 },
    segments: [{ name: "PS", imported: true }],
  });
  expect(played.clock).toEqual({ now: events.at(-1)?.time, rate: 0, zone: "Asia/Jerusalem" });

  const restarted = await until(isDemoRunning);
  expect(restarted.epoch > played.epoch).toBe(true);
  await stop(second);
  expect(logged).toEqual([
    "The demo starts.",
    "The demo continues.",
    expect.stringContaining("was rejected"),
    "The demo starts.",
  ]);
});

test("declares an abandoned play interrupted at the time of its clock", async () => {
  const { start, until, stop, platform } = await startWorld("2026-03-02T03:00:00.000Z");
  const time = "1999-01-05T07:00:00.000Z";
  await platform.feed([
    {
      specversion: "1.0",
      id: "started",
      source: "/play/1",
      type: "traffic-started",
      subject: "traffic/play",
      time,
      data: { kind: "recording", name: "Outside", zone: "Asia/Jerusalem", rate: 60 },
    },
  ]);
  const traffic = start();
  const { clock } = await until(({ state }) => state.traffic?.ended === "interrupted");
  await stop(traffic);
  // It ran on for the lease, half a minute at sixty times as fast as it was.
  expect(clock).toEqual({ now: "1999-01-05T07:30:00.000Z", rate: 0, zone: "Asia/Jerusalem" });
});
