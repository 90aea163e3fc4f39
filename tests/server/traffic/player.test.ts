import { expect, test } from "vitest";
import type { Event } from "../../../openapi/generated/live-monitor.ts";
import type { PlayOptions } from "../../../server/traffic/play-options.ts";
import { play } from "../../../server/traffic/player.ts";
import { startTime } from "../../../server/traffic/traffic-choice.ts";
import { FakePlatform, type Trouble } from "./fake-platform.ts";
import { SimulatedClock } from "./simulated-clock.ts";
import { eventsAt, MORNING, someRecording } from "./some-recording.ts";

const SOURCE = "/play/01";

function startPlay(
  events: readonly Event[],
  options: Partial<PlayOptions> & { troubles?: Trouble[]; names?: number } = {},
) {
  const clock = new SimulatedClock();
  const platform = new FakePlatform(clock);
  platform.troubles = options.troubles ?? [];
  const stop = new AbortController();
  const notices: string[] = [];
  const listener: PlayOptions["listener"] = {
    retrying: ({ reason, wait }) => void notices.push(`${reason}, ${wait}`),
    refused: ({ id }, message) => void notices.push(`${id}: ${message}`),
  };
  const summary = play({
    recording: someRecording(events, options.names),
    source: SOURCE,
    speed: 60,
    door: platform.door,
    clock,
    signal: stop.signal,
    listener,
    ...options,
  });
  summary.catch(() => undefined);
  return {
    clock,
    platform,
    notices,
    stop: () => stop.abort(),
    summary: () => clock.until(summary),
    /** Returns the accepted events as id and wall seconds since the start. */
    taken: () => platform.log.map(({ event, at }) => `${event.id} ${(at / 1000).toFixed(1)}`),
    eventLines: () =>
      platform.log.map(
        ({ event }) => `${event.type} ${event.time.slice(11, 19)} ${JSON.stringify(event.data)}`,
      ),
  };
}

test("sends the start, the names, each event when due, and the end", async () => {
  const { summary, eventLines, taken } = startPlay(eventsAt(0, 30, 600));
  expect(await summary()).toEqual({
    name: "A morning",
    source: SOURCE,
    ended: "finished",
    sent: 7,
    accepted: 7,
    duplicates: 0,
    refused: 0,
  });
  expect(eventLines()).toEqual([
    'traffic-started 06:00:00 {"kind":"recording","name":"A morning","zone":"Asia/Jerusalem","rate":60}',
    'segment-described 06:00:00 {"name":"Sales","imported":true}',
    'user-described 06:00:00 {"name":"Agent 1","imported":true}',
    'call-tagged 06:00:00 {"tags":["event 1"]}',
    'call-tagged 06:00:30 {"tags":["event 2"]}',
    'call-tagged 06:10:00 {"tags":["event 3"]}',
    'traffic-ended 06:10:00 {"reason":"finished"}',
  ]);
  expect(taken().slice(3)).toEqual(["event/1 0.0", "event/2 0.5", "event/3 10.0", "ended 10.0"]);
});

test("batches events due within a tenth of a second in one request", async () => {
  const { summary, platform } = startPlay(eventsAt(0, 1, 2, 3, 4, 5, 12));
  await summary();
  expect(platform.requests.slice(2).map(({ events, at }) => [events.length, at])).toEqual([
    [1, 0],
    [5, 100],
    [1, 200],
    [1, 200],
  ]);
});

test("feeds earlier events immediately with a stopped clock when starting in the middle", async () => {
  const { summary, eventLines, taken } = startPlay(eventsAt(0, 60, 3_600, 3_660), {
    from: startTime("09:00", "Asia/Jerusalem"),
  });
  await summary();
  expect(eventLines().filter((line) => !line.includes("described"))).toEqual([
    expect.stringMatching(/^traffic-started 06:00:00 .*"rate":0/),
    'call-tagged 06:00:00 {"tags":["event 1"]}',
    'call-tagged 06:01:00 {"tags":["event 2"]}',
    'clock-changed 07:00:00 {"rate":60}',
    'call-tagged 07:00:00 {"tags":["event 3"]}',
    'call-tagged 07:01:00 {"tags":["event 4"]}',
    expect.stringMatching(/^traffic-ended/),
  ]);
  expect(taken().slice(-3)).toEqual(["event/3 0.0", "event/4 1.0", "ended 1.0"]);
});

test("as fast as it goes, a play takes no time, and the clock comes along in leaps", async () => {
  const { summary, platform, clock } = startPlay(
    eventsAt(...Array.from({ length: 2_500 }, (_, index) => index * 10)),
    { speed: Infinity },
  );
  await summary();
  expect(clock.now()).toBe(0);
  const sizes = platform.requests.slice(2).map(({ events }) => events.length);
  expect(sizes).toEqual([1_000, 1_000, 503, 1]);
  const leaps = platform.log.flatMap(({ event }) =>
    event.type === "clock-changed" ? [(Date.parse(event.time) - MORNING) / 1000] : [],
  );
  expect(leaps).toEqual([9_980, 19_970, 24_990]);
  expect(platform.log.at(-1)?.event.time).toBe(new Date(MORNING + 24_990_000).toISOString());
});

test("keeps requests under a megabyte for any events", async () => {
  const events = eventsAt(...Array.from({ length: 40 }, () => 0)).map((event) => ({
    ...event,
    data: { tags: ["ü".repeat(40_000)] },
  }));
  const { summary, platform } = startPlay(events);
  await summary();
  expect(platform.from(SOURCE).filter(({ type }) => type === "call-tagged")).toHaveLength(40);
  for (const { events } of platform.requests)
    expect(Buffer.byteLength(JSON.stringify(events))).toBeLessThanOrEqual(1_000_000);
});

test("sends heartbeats during long gaps", async () => {
  const { summary, platform } = startPlay(eventsAt(0, 60 * 45));
  await summary();
  const clocks = platform.log.flatMap(({ event, at }) =>
    event.type === "clock-changed"
      ? [[at / 1000, (Date.parse(event.time) - MORNING) / 60_000, event.data["rate"]]]
      : [],
  );
  expect(clocks).toEqual([
    [10, 10, 60],
    [20, 20, 60],
    [30, 30, 60],
    [40, 40, 60],
  ]);
});

test("a platform that is away is asked again, more and more patiently, and nothing is lost or doubled", async () => {
  const troubles: Trouble[] = [
    {},
    {},
    {},
    { lost: "request" },
    { lost: "answer" },
    { lost: "request", retryAfter: 5_000 },
  ];
  const { summary, notices, platform } = startPlay(eventsAt(0, 30, 31), { troubles });
  expect(await summary()).toMatchObject({ sent: 8, accepted: 7, duplicates: 1, refused: 0 });
  expect(notices).toEqual(["it is away, 250", "it did not answer, 500", "it is away, 5000"]);
  expect(platform.from(SOURCE).flatMap(({ id, type }) => (type === "call-tagged" ? [id] : []))).toEqual([
    "event/1",
    "event/2",
    "event/3",
  ]);
});

test("stops the recording's time during an outage of the platform and resumes from there", async () => {
  const { summary, taken, eventLines } = startPlay(eventsAt(0, 30, 600), {
    troubles: [{}, {}, {}, { lost: "request", retryAfter: 60_000 }],
  });
  await summary();
  // Half a second in, it is away for a minute; the ten minutes after that take ten seconds less that half.
  expect(taken().slice(3)).toEqual([
    "event/1 0.0",
    "event/2 60.5",
    "clock/1 60.5",
    "event/3 70.0",
    "ended 70.0",
  ]);
  expect(eventLines()[5]).toBe('clock-changed 06:00:30 {"rate":60}');
});

test("a beginning whose answer was lost for long does not leave the platform's clock ahead", async () => {
  const { summary, taken } = startPlay(eventsAt(0, 30), {
    troubles: [{ lost: "answer", retryAfter: 20_000 }],
  });
  await summary();
  expect(taken()).toEqual([
    "started 0.0",
    "clock/1 20.0",
    expect.stringMatching("^segment"),
    expect.stringMatching("^user"),
    "event/1 20.0",
    "event/2 20.5",
    "ended 20.5",
  ]);
});

test("rejects after the patience for an outage runs out", async () => {
  const troubles = Array.from({ length: 500 }, (): Trouble => ({ lost: "request" }));
  const { summary, clock } = startPlay(eventsAt(0), { troubles });
  await expect(summary()).rejects.toThrow("it is away");
  expect(clock.now()).toBeGreaterThanOrEqual(600_000);
});

test("ends a stopped play at its own time and feeds no later events", async () => {
  const { summary, clock, stop, eventLines } = startPlay(eventsAt(0, 300, 600));
  clock.at(6_000, stop);
  expect(await summary()).toMatchObject({ ended: "stopped" });
  expect(eventLines().slice(-2)).toEqual([
    'call-tagged 06:05:00 {"tags":["event 2"]}',
    'traffic-ended 06:06:00 {"reason":"stopped"}',
  ]);
  expect(clock.now()).toBe(6_000);
});

test("a play stops within a second, even where the platform does not answer", async () => {
  const { summary, clock, stop } = startPlay(eventsAt(0, 300), {
    troubles: [{}, {}, {}, { takes: 20_000 }, { takes: 20_000 }],
  });
  clock.at(6_000, stop);
  expect(await summary()).toMatchObject({ ended: "stopped" });
  expect(clock.now()).toBeLessThan(7_000);
});

test("sends nothing when stopped before the start", async () => {
  const { summary, stop, platform } = startPlay(eventsAt(0));
  stop();
  expect(await summary()).toMatchObject({ ended: "stopped", sent: 0 });
  expect(platform.log).toEqual([]);
});

test("reports and counts refused events and sends the others", async () => {
  const { summary, platform, notices } = startPlay(eventsAt(0, 1, 2));
  platform.refuses = ({ id }) => (id === "event/2" ? "It has no segment." : null);
  expect(await summary()).toMatchObject({ ended: "finished", refused: 1 });
  expect(notices).toEqual(["event/2: It has no segment."]);
  expect(platform.log.map(({ event }) => event.id)).toEqual(
    expect.arrayContaining(["event/1", "event/3", "ended"]),
  );
});

test("a platform that is fed for real takes no play, and no names of one", async () => {
  const { summary, platform } = startPlay(eventsAt(0));
  platform.goLive();
  await expect(summary()).rejects.toThrow("The account is fed for real.");
  expect(platform.log).toEqual([]);
});

test("a play ends when another one has the floor", async () => {
  const { summary, clock, platform } = startPlay(eventsAt(0, 300, 600));
  clock.at(4_000, () => void platform.feed([{ ...platform.log[0]!.event, source: "/play/02" }]));
  await expect(summary()).rejects.toThrow("The current traffic is from another source.");
  expect(platform.from(SOURCE).at(-1)?.id).toBe("event/1");
  expect(platform.requests.flatMap(({ events }) => events.map(({ id }) => id))).not.toContain("event/3");
});

test("a play ends when it was declared over while the platform could not be reached", async () => {
  const { summary, clock, platform } = startPlay(eventsAt(0, 300, 600), {
    troubles: [{}, {}, {}, { lost: "request", retryAfter: 40_000 }],
  });
  clock.at(
    30_000,
    () =>
      void platform.feed([
        {
          ...platform.log[0]!.event,
          id: "interrupted",
          type: "traffic-ended",
          data: { reason: "interrupted" },
        },
      ]),
  );
  await expect(summary()).rejects.toThrow("This traffic has ended.");
});

test("skips traffic events of the recording itself", async () => {
  const events = eventsAt(0, 1, 2).map((event, index) =>
    index === 1 ? { ...event, type: "traffic-started", subject: "traffic/demo" } : event,
  );
  const { summary, platform } = startPlay(events);
  await summary();
  expect(platform.log.map(({ event }) => event.id)).not.toContain("event/2");
  expect(platform.from(SOURCE).filter(({ type }) => type === "traffic-started")).toHaveLength(1);
});

test("does not move the clock back for a late event", async () => {
  const { summary, taken } = startPlay(eventsAt(0, 60, 30, 90));
  await summary();
  expect(taken().slice(3)).toEqual(["event/1 0.0", "event/2 1.0", "event/3 1.0", "event/4 1.5", "ended 1.5"]);
  const leaping = startPlay(eventsAt(0, 60, 30), { speed: Infinity });
  await leaping.summary();
  expect(leaping.eventLines().slice(-2)).toEqual([
    'clock-changed 06:01:00 {"rate":0}',
    'traffic-ended 06:01:00 {"reason":"finished"}',
  ]);
});

test("names beyond a thousand go in several requests", async () => {
  const { summary, platform } = startPlay(eventsAt(0), { names: 2_100 });
  await summary();
  expect(platform.requests.map(({ events }) => events.length)).toEqual([1, 1_000, 1_000, 101, 1, 1]);
});

test("a recording without events starts and ends", async () => {
  const { summary, eventLines } = startPlay([]);
  expect(await summary()).toMatchObject({ ended: "finished" });
  expect(eventLines().map((line) => line.split(" ")[0])).toEqual([
    "traffic-started",
    "segment-described",
    "user-described",
    "traffic-ended",
  ]);
});
