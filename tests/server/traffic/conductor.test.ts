import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { demoSource, demoSourceText } from "../../../server/demo/demo-source.ts";
import { demoOpening, SIMULATION } from "../../../server/demo/run-demo.ts";
import { simulate } from "../../../server/demo/simulate.ts";
import { startTraffic, type TrafficOptions } from "../../../server/traffic/conductor.ts";
import type { FedEvent } from "../../../server/traffic/fed-event.ts";
import { chosenRecording } from "../../../server/traffic/open-recording.ts";
import { trafficChoice } from "../../../server/traffic/traffic-choice.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor } from "../../../streams/projections/floor.ts";
import { asEvents, centerOf } from "../demo/small-center.ts";
import { FakePlatform } from "./fake-platform.ts";
import { SimulatedClock } from "./simulated-clock.ts";
import { eventsAt, someRecording } from "./some-recording.ts";

const MINUTE = 60_000;
const CENTER = centerOf(3, 10);
/** A Thursday, 10:00 in Madrid. */
const TEN = Date.parse("2026-03-05T09:00:00.000Z");
/** The start of a demo: the Tuesday before, at 10:40. */
const START = Date.parse("2026-03-03T09:40:00.000Z");

function startWorld(begin = TEN) {
  const clock = new SimulatedClock(0, begin);
  const platform = new FakePlatform(clock);
  const logged: string[] = [];
  const log = {
    info: (message: string) => void logged.push(message),
    warn: (message: string) => void logged.push(`! ${message}`),
  };
  return {
    clock,
    platform,
    logged,
    start: async (traffic: string, more: Partial<TrafficOptions> = {}) => {
      const choice = trafficChoice(traffic);
      return startTraffic({
        choice,
        recording: await chosenRecording(choice, log.warn),
        feed: platform.feed,
        ask: platform.ask,
        center: async () => CENTER,
        log,
        clock,
        ...more,
      });
    },
    pass: (ms: number) => clock.until(clock.wait(ms)),
    stop: (traffic: { stop(): Promise<void> }) => clock.until(traffic.stop()),
    /** Sources in the order in which they first spoke. */
    sources: () => [...new Set(platform.log.map(({ event }) => event.source))],
  };
}

const play = (source: string, type: string, time: number, data: FedEvent["data"]): FedEvent => ({
  specversion: "1.0",
  id: `${type}/${time}`,
  source,
  type,
  subject: "traffic/play",
  time: new Date(time).toISOString(),
  data,
});
const started = (source: string) =>
  play(source, "traffic-started", 0, { kind: "recording", name: "Outside", zone: "UTC", rate: 60 });
const floorOf = (events: readonly FedEvent[]) =>
  evolveFloor(
    emptyFloor(CENTER.zone),
    asEvents(events.map((event) => ({ ...event, time: Date.parse(event.time) }))),
  );

test("starts the demo with the last Tuesday until 10:40 and continues with new events", async () => {
  const { platform, start, pass, stop, sources } = startWorld();
  const traffic = await start("demo");
  await pass(0);
  const before = platform.log.length;
  expect(platform.log[0]?.event).toMatchObject({
    type: "traffic-started",
    time: "2026-03-02T23:00:00.000Z",
    data: { kind: "demo", name: "Demo", zone: "Europe/Madrid", rate: 0 },
  });
  expect(platform.log.at(-1)?.event).toMatchObject({
    type: "clock-changed",
    time: "2026-03-03T09:40:00.000Z",
    data: { rate: 1 },
  });
  expect(before).toBeGreaterThan(1_000);
  await pass(10 * MINUTE);
  await stop(traffic);
  expect(platform.log.length).toBeGreaterThan(before + 20);
  for (const { event, at } of platform.log.slice(before)) {
    expect(START + at - Date.parse(event.time)).toBeGreaterThanOrEqual(0);
    expect(START + at - Date.parse(event.time)).toBeLessThanOrEqual(251);
  }
  expect(sources()).toEqual([expect.stringMatching(/^\/demo\/2026-03-03T10:40\/[0-9a-f]{8}\/[0-9A-Z]{26}$/)]);
  expect(floorOf(platform.from(sources()[0]!)).anomalies.total).toBe(0);
});

test.each([
  ["in the middle of its past", 0],
  ["a minute later", MINUTE],
  ["over midnight", 14 * 60 * MINUTE + MINUTE / 2],
])("resumes a demo interrupted %s without gaps or duplicates", async (_, runs) => {
  const { platform, start, pass, stop, sources } = startWorld();
  const first = await start("demo");
  if (runs === 0) platform.troubles = [{}, {}, { lost: "answer", retryAfter: 5_000 }];
  await pass(runs);
  await stop(first);
  await pass(30 * MINUTE);
  const second = await start("demo");
  await pass(0);
  await stop(second);
  expect(sources()).toHaveLength(1);

  const shown = (await platform.ask())?.time ?? 0;
  expect(shown).toBe(runs === 0 ? START : START + runs + 30 * MINUTE);
  const expected: string[] = [];
  for (const { id, time, type } of simulate({ ...CENTER, ...SIMULATION }, START)) {
    if (time > shown) break;
    expected.push(`${id} ${new Date(time).toISOString()} ${type}`);
  }
  const events = platform.from(sources()[0]!);
  expect(
    events
      .filter(({ type, id }) => !/^(traffic|clock)-/.test(type) && !id.startsWith("absent/"))
      .map(({ id, time, type }) => `${id} ${time} ${type}`),
  ).toEqual(expected);
  expect(events.filter(({ type }) => type === "clock-changed")).toHaveLength(1);
  expect(floorOf(events).anomalies.total).toBe(0);
});

test("restarts a demo of another center, or after more than a day without events", async () => {
  const { start, pass, stop, sources } = startWorld();
  for (const [center, away] of [
    [CENTER, 0],
    [centerOf(3, 11), 0],
    [centerOf(3, 11), 26 * 60 * MINUTE],
  ] as const) {
    await pass(away);
    const traffic = await start("demo", { center: async () => center });
    await pass(1_000);
    await stop(traffic);
  }
  expect(sources()).toHaveLength(3);
});

test("follows a demo that the platform began, up to the time at which its clock starts", async () => {
  const { platform, start, pass, stop, sources, logged } = startWorld();
  const traffic = await start("demo");
  await pass(MINUTE);
  const moved = demoSource(CENTER, START - 3 * 60 * MINUTE, "01KJPRZEX0SGTBSSQTT4MA2AR4");
  await platform.feed(demoOpening(moved, CENTER));
  await pass(MINUTE);
  await stop(traffic);
  expect(sources()).toEqual([expect.stringMatching("^/demo/"), demoSourceText(moved)]);
  const events = platform.from(demoSourceText(moved));
  expect(events.find(({ type }) => type === "clock-changed")).toMatchObject({
    time: "2026-03-03T06:40:00.000Z",
    data: { rate: 1 },
  });
  expect((await platform.ask())?.time).toBeGreaterThan(START - 3 * 60 * MINUTE + MINUTE / 2);
  expect(floorOf(events).anomalies.total).toBe(0);
  expect(logged).toEqual(["The demo starts.", "The demo continues."]);
});

test("pauses the demo while a recording plays from outside and restarts it two minutes after the end", async () => {
  const { platform, start, pass, stop, sources, logged } = startWorld();
  const traffic = await start("demo");
  await pass(MINUTE);
  await platform.feed([started("/play/1")]);
  for (let times = 0; times < 12; times++) {
    await pass(10_000);
    await platform.feed([play("/play/1", "clock-changed", times * 600_000, { rate: 60 })]);
  }
  expect(sources()).toEqual([expect.stringMatching("^/demo/"), "/play/1"]);
  const [demo] = sources();
  expect(platform.log.findLastIndex(({ event }) => event.source === demo)).toBeLessThan(
    platform.log.findIndex(({ event }) => event.source === "/play/1"),
  );
  await platform.feed([play("/play/1", "traffic-ended", 7_200_000, { reason: "finished" })]);
  await pass(119_000);
  expect(sources()).toHaveLength(2);
  await pass(3_000);
  await stop(traffic);
  expect(sources()).toEqual([demo, "/play/1", expect.stringMatching("^/demo/")]);
  expect(sources()[2]).not.toBe(demo);
  expect(logged).toEqual([
    "The demo starts.",
    "The traffic was rejected: The current traffic is from another source.",
    "The demo starts.",
  ]);
});

test("a play that falls silent is declared interrupted at its own time, and the demo follows", async () => {
  const { platform, start, pass, stop, sources } = startWorld();
  await platform.feed([started("/play/1"), play("/play/1", "clock-changed", 3_600_000, { rate: 60 })]);
  const traffic = await start("demo");
  await pass(29_000);
  expect(platform.from("/play/1").at(-1)?.type).toBe("clock-changed");
  await pass(2_000);
  expect(platform.from("/play/1").at(-1)).toMatchObject({
    type: "traffic-ended",
    time: "1970-01-01T01:00:00.000Z",
    data: { reason: "interrupted" },
  });
  expect(sources()).toEqual(["/play/1"]);
  await pass(121_000);
  await stop(traffic);
  expect(sources()).toEqual(["/play/1", expect.stringMatching("^/demo/")]);
});

test("runs no demo for an account with live traffic and logs the delay once", async () => {
  const { platform, start, pass, stop, logged } = startWorld();
  platform.goLive();
  const traffic = await start("demo");
  await pass(60 * MINUTE);
  await stop(traffic);
  expect(platform.requests).toEqual([]);
  expect(logged).toEqual([
    "! The demo is paused because the account received live events, last at 2026-03-05T09:00:00.000Z. It resumes 24 hours after the last event, at 2026-03-06T09:00:00.000Z or later. Use another DATA_DIR to run the demo now.",
  ]);
});

test("logs the delay once when the demo yields to live traffic", async () => {
  const { platform, start, pass, stop, logged } = startWorld();
  const traffic = await start("demo");
  await pass(MINUTE);
  platform.goLive();
  await pass(10 * MINUTE);
  await stop(traffic);
  expect(logged.slice(2)).toEqual([
    expect.stringMatching(
      /^! The demo is paused .* last at 2026-03-05T09:01:00\.000Z\. It resumes 24 hours after .* at 2026-03-06T09:01:00\.000Z or later\./,
    ),
  ]);
  expect(logged.slice(0, 2)).toEqual([
    "The demo starts.",
    "The traffic was rejected: The current traffic is from another source.",
  ]);
});

test("a recording that may not begin because the account is fed for real is not silently left out", async () => {
  const { platform, start, pass, stop, logged } = startWorld();
  platform.goLive();
  const events = eventsAt(0, 30);
  const traffic = await start("none", {
    choice: { kind: "recording", file: "day.ndjson", speed: 60 },
    recording: someRecording(events),
  });
  await pass(MINUTE);
  await stop(traffic);
  expect(logged).toEqual([
    "Playing A morning.",
    "! The recording was rejected: The account is fed for real.",
  ]);
});

test("where no demo is wanted, none is missed while the account is fed for real", async () => {
  const { platform, start, pass, stop, logged } = startWorld();
  platform.goLive();
  const traffic = await start("none");
  await pass(MINUTE);
  await stop(traffic);
  expect(logged).toEqual([]);
});

test("where nothing is wanted nothing is fed, but a silent play is still declared over", async () => {
  const { platform, start, pass, stop } = startWorld();
  const traffic = await start("none");
  await pass(60 * MINUTE);
  expect(platform.requests).toEqual([]);
  await platform.feed([started("/play/1")]);
  await pass(31_000);
  await stop(traffic);
  expect(platform.log.map(({ event }) => event.type)).toEqual(["traffic-started", "traffic-ended"]);
});

test("a database that is not there when the demo wants to begin only delays it", async () => {
  const { start, platform, pass, stop, logged } = startWorld();
  let isThere = false;
  const ask = async () => (isThere ? platform.ask() : Promise.reject(new Error("the database is away")));
  const traffic = await start("demo", { ask });
  await pass(5_000);
  expect(platform.log).toEqual([]);
  isThere = true;
  platform.troubles = [{ lost: "request" }];
  await pass(5_000);
  await stop(traffic);
  expect(platform.log[0]?.event.type).toBe("traffic-started");
  expect(logged).toContain("! The traffic: the database is away");
});

test("a recording in place of the demo is played once, and then its floor stays", async () => {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-traffic-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const events = eventsAt(0, 30, 60);
  writeFileSync(
    join(folder, "day.ndjson"),
    [someRecording(events).header, ...events].map((line) => JSON.stringify(line)).join("\n"),
  );
  const { platform, start, pass, stop, sources, logged } = startWorld();
  const traffic = await start(`${join(folder, "day.ndjson")}@60`);
  while (!logged.includes("A morning finished.")) await pass(1_000);
  await pass(60 * MINUTE);
  await stop(traffic);
  expect(sources()).toEqual([expect.stringMatching(/^\/play\//)]);
  expect(platform.log.map(({ event }) => event.type).filter((type) => type !== "clock-changed")).toEqual([
    "traffic-started",
    "segment-described",
    "user-described",
    "call-tagged",
    "call-tagged",
    "call-tagged",
    "traffic-ended",
  ]);
});
