import fc from "fast-check";
import { expect, test } from "vitest";
import { play } from "../../../server/traffic/player.ts";
import { atDepth } from "../../support/depth.ts";
import { FakePlatform, type Trouble } from "./fake-platform.ts";
import { SimulatedClock } from "./simulated-clock.ts";
import { eventsAt, MORNING, someRecording } from "./some-recording.ts";

const SOURCE = "/play/01";
const limits = { events: 7, bytes: 1_500 };
const seconds = fc.array(fc.integer({ min: 0, max: 4_000 }), { maxLength: 60 });
const speed = fc.constantFrom(1, 7.5, 60, 3_600, Infinity);
const from = fc.option(fc.integer({ min: -100, max: 5_000 }), { nil: undefined });
const trouble: fc.Arbitrary<Trouble> = fc.record({
  lost: fc.option(fc.constantFrom<"request" | "answer">("request", "answer"), { nil: undefined, freq: 2 }),
  takes: fc.constantFrom(0, 0, 5, 700, 2_500, 40_000),
  retryAfter: fc.constantFrom(0, 0, 3_000),
}) as fc.Arbitrary<Trouble>;

async function played(
  times: readonly number[],
  rate: number,
  begin: number | undefined,
  troubles: readonly Trouble[],
) {
  const clock = new SimulatedClock();
  const platform = new FakePlatform(clock);
  platform.troubles = [...troubles];
  const start = begin === undefined ? undefined : () => MORNING + begin * 1000;
  const recording = someRecording(eventsAt(...times));
  const summary = await clock.until(
    play({
      recording,
      source: SOURCE,
      speed: rate,
      from: start,
      door: platform.door,
      clock,
      signal: new AbortController().signal,
      tuning: { limits },
    }),
  );
  return { platform, summary };
}

test("delivers every event once and in order between start and end, through any failures", async () => {
  await fc.assert(
    fc.asyncProperty(
      seconds,
      speed,
      from,
      fc.array(trouble, { maxLength: 40 }),
      async (times, rate, begin, troubles) => {
        const { platform, summary } = await played(times, rate, begin, troubles);
        const taken = platform.from(SOURCE);
        expect(taken.flatMap(({ id, type }) => (type === "call-tagged" ? [id] : []))).toEqual(
          times.map((_, index) => `event/${index + 1}`),
        );
        expect([taken[0]?.type, taken.at(-1)?.type]).toEqual(["traffic-started", "traffic-ended"]);
        expect(taken.slice(1, -1).filter(({ type }) => type.startsWith("traffic-"))).toEqual([]);
        expect(summary).toMatchObject({
          ended: "finished",
          sent: summary.accepted + summary.duplicates,
          refused: 0,
        });
        expect(taken).toHaveLength(new Set(taken.map(({ id }) => id)).size);
      },
    ),
    { numRuns: atDepth(100, 400) },
  );
});

test("keeps requests within their limits and a tenth of a second apart unless more is due at the same time", async () => {
  await fc.assert(
    fc.asyncProperty(seconds, speed, from, async (times, rate, begin) => {
      const { platform } = await played(times, rate, begin, []);
      for (const { events } of platform.requests) {
        expect(events.length).toBeLessThanOrEqual(limits.events);
        expect(events.length === 1 || JSON.stringify(events).length <= limits.bytes).toBe(true);
      }
      const paced = platform.requests.filter(({ at }) => at > 0);
      const moments = [...new Set(paced.map(({ at }) => at))];
      const pauses = moments.slice(1).map((at, index) => at - moments[index]!);
      expect(pauses.filter((pause) => pause < 99.999)).toEqual([]);
    }),
    { numRuns: atDepth(100, 300) },
  );
});

test("an event is fed no earlier than it is due, and a tenth of a second later at most", async () => {
  await fc.assert(
    fc.asyncProperty(seconds, fc.constantFrom(1, 7.5, 60, 3_600), from, async (times, rate, begin) => {
      const { platform } = await played(times, rate, begin, []);
      const opening = times[0] ?? 0;
      const start = Math.max(opening, begin ?? opening);
      let latest = opening;
      for (const { event, at } of platform.log.filter(({ event }) => event.type === "call-tagged")) {
        latest = Math.max(latest, (Date.parse(event.time) - MORNING) / 1000);
        const due = (Math.max(0, latest - start) * 1000) / rate;
        expect(at).toBeGreaterThanOrEqual(due - 0.001);
        expect(at).toBeLessThanOrEqual(due + 101);
      }
    }),
    { numRuns: atDepth(100, 300) },
  );
});

test("sends an event within the silence limit for any gaps in the recording", async () => {
  await fc.assert(
    fc.asyncProperty(seconds, fc.constantFrom(1, 7.5, 60), from, async (times, rate, begin) => {
      const { platform } = await played(times, rate, begin, []);
      for (const [index, { at }] of platform.log.entries())
        expect(at - (platform.log[index - 1]?.at ?? 0)).toBeLessThanOrEqual(10_001);
    }),
    { numRuns: 100 },
  );
});

test("moves the platform's clock to each event's time when the event arrives", async () => {
  await fc.assert(
    fc.asyncProperty(
      seconds,
      fc.constantFrom(7.5, 60),
      fc.array(trouble, { maxLength: 20 }),
      async (times, rate, troubles) => {
        const { platform } = await played(
          [...times].sort((a, b) => a - b),
          rate,
          undefined,
          troubles,
        );
        let anchor = { at: 0, time: 0, rate: 0 };
        for (const { event, at } of platform.log) {
          const time = Date.parse(event.time);
          if (event.type === "traffic-started" || event.type === "clock-changed")
            anchor = { at, time, rate: Number(event.data["rate"]) };
          // The clock may be ahead by the latency of recent deliveries, up to the tolerance of each: it never
          // shows a time before the event's.
          expect(anchor.time + (at - anchor.at) * anchor.rate).toBeGreaterThanOrEqual(
            time - 0.001 * rate - 1,
          );
        }
      },
    ),
    { numRuns: 200 },
  );
});
