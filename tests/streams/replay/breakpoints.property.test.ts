import fc from "fast-check";
import { expect, test } from "vitest";
import type { Event } from "../../../openapi/generated/live-monitor.ts";
import type { Comparison } from "../../../openapi/generated/recording.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor } from "../../../streams/projections/floor.ts";
import { type BreakOn, watcherOf } from "../../../streams/replay/breakpoints.ts";
import { topicsOf } from "../../../streams/replay/event-topics.ts";
import type { StandingRecord } from "../../../streams/recording/read-recording.ts";
import { firstStop, hitsOf } from "../../../streams/replay/hits-of.ts";
import { holds } from "../../../streams/replay/holds.ts";
import {
  ANA,
  callCreated,
  callEnded,
  contactCreated,
  logged,
  queueAbandoned,
  queueCreated,
  SALES,
  SUPPORT,
} from "../../support/floor-story.ts";
import { someLog } from "../../support/random-facts.ts";
import { someRecording } from "../../support/some-recording.ts";
import { walked } from "../../support/walked.ts";

const NAMES = { segments: { [SALES]: "Sales", [SUPPORT]: "Support" }, users: {} };

function hits(breakOn: BreakOn, events: readonly Event[], records: readonly StandingRecord[] = []): number[] {
  const { log, floorAt, judging, watching } = someRecording(events, NAMES, records);
  const found: number[] = [];
  walked(
    hitsOf(log, floorAt, [watcherOf(breakOn, { judging, watching, topics: walked(topicsOf(log)) })], [found]),
  );
  return found;
}

const comparison: fc.Arbitrary<Comparison> = fc.record({
  number: fc.constantFrom("waiting", "longest-wait", "in-call", "abandoned", "anomalies"),
  is: fc.constantFrom("<", "<=", "=", "!=", ">=", ">"),
  value: fc.integer({ min: 0, max: 4 }),
});

/**
 * Finds hits by the definition alone: at each event, and just before it, everything is folded again from the
 * beginning.
 */
function stateHits(that: readonly Comparison[], seconds: number, events: readonly Event[]): number[] {
  const { log, measure } = someRecording(events);
  const floors = events.map((_, index) => evolveFloor(emptyFloor("UTC"), events.slice(0, index + 1)));
  const moments = events.flatMap((_, index) => {
    const [now, before] = [log.clock[index] ?? 0, index === 0 ? -Infinity : (log.clock[index - 1] ?? 0)];
    const [was, is] = [floors[index - 1] ?? emptyFloor("UTC"), floors[index] ?? emptyFloor("UTC")];
    return [
      ...(now > before ? [{ floor: was, now, position: index + 1 }] : []),
      { floor: is, now, position: index + 1 },
    ];
  });
  const isSo = moments.map(
    ({ floor, now }) => holds(that, { floor, now, offset: 0, event: null }, measure) === true,
  );
  const starts = moments.map((_, index) => {
    let first = index;
    while (isSo[first - 1]) first--;
    return moments[first]?.now ?? 0;
  });
  const lasts = moments.map(
    ({ now }, index) => isSo[index] === true && now - (starts[index] ?? 0) >= seconds * 1000,
  );
  return [
    ...new Set(
      moments.flatMap(({ position }, index) => (lasts[index] && !lasts[index - 1] ? [position] : [])),
    ),
  ];
}

test("a breakpoint on the state misses nothing and makes nothing up, with or without a time that it has to last", () => {
  fc.assert(
    fc.property(
      someLog(50),
      fc.array(comparison, { minLength: 1, maxLength: 2 }),
      fc.constantFrom(0, 0, 600, 40_000),
      (events, that, seconds) => {
        expect(hits({ on: "state", that, seconds }, events)).toEqual(stateHits(that, seconds, events));
      },
    ),
  );
});

test("a breakpoint on an expression stops where one on the same comparisons does", () => {
  fc.assert(
    fc.property(someLog(50), fc.array(comparison, { minLength: 1, maxLength: 2 }), (events, that) => {
      const expression = that
        .map(({ number, is, value }) => `numbers.${number} ${is} ${value}`)
        .join(" and ");
      expect(hits({ on: "expression", expression }, events)).toEqual(hits({ on: "state", that }, events));
    }),
  );
});

test("rejects a breakpoint whose expression matches nothing", () => {
  expect(() => hits({ on: "expression", expression: "numbers.waiting >" }, MORNING)).toThrow(
    "A breakpoint cannot have an invalid expression",
  );
});

test("breakpoints on a type, an anomaly and a gap are where a plain look through all events finds them", () => {
  fc.assert(
    fc.property(
      someLog(60),
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 60, maxLength: 60 }),
      (events, steps) => {
        let offset = 0;
        const gappy = events.map((event, index) => ({ ...event, offset: (offset += steps[index] ?? 1) }));
        const totals = gappy.map(
          (_, index) => evolveFloor(emptyFloor("UTC"), gappy.slice(0, index + 1)).anomalies.total,
        );
        const where = (fits: (event: Event, index: number) => boolean) =>
          gappy.flatMap((event, index) => (fits(event, index) ? [index + 1] : []));
        expect(hits({ on: "type", type: "queue-created" }, gappy)).toEqual(
          where(({ type }) => type === "queue-created"),
        );
        expect(hits({ on: "gap" }, gappy)).toEqual(
          where((event, index) => index > 0 && event.offset - (gappy[index - 1]?.offset ?? 0) > 1),
        );
        expect(hits({ on: "anomaly" }, gappy)).toEqual(
          where((_, index) => (totals[index] ?? 0) > (totals[index - 1] ?? 0)),
        );
      },
    ),
  );
});

test("the first stop between two positions is the one that looking at each of them finds, also where each third hit counts", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 60 })),
      fc.integer({ min: 1, max: 4 }),
      fc.nat(60),
      fc.nat(60),
      (positions, every, after, until) => {
        const sorted = positions.toSorted((a, b) => a - b);
        const counted = sorted.filter((_, index) => (index + 1) % every === 0);
        expect(firstStop(sorted, every, after, until)).toBe(
          counted.find((position) => position > after && position <= until) ?? null,
        );
      },
    ),
  );
});

const MORNING = logged([
  contactCreated("c-1", "9:00:00"),
  queueCreated("1", "9:00:00", { segment: SALES }),
  queueCreated("2", "9:00:10", { segment: SUPPORT }),
  callCreated("1", "9:00:20", { user: ANA, segment: SALES, queue: "1" }),
  queueAbandoned("2", "9:03:10"),
  callEnded("1", "9:06:00"),
]);

test.each<[string, BreakOn, number[]]>([
  [
    "a type in a segment that the event itself does not name",
    { on: "type", type: "queue-abandoned", segment: "Support" },
    [5],
  ],
  ["a type in another segment", { on: "type", type: "queue-abandoned", segment: "Sales" }, []],
  [
    "a number of one segment",
    { on: "state", that: [{ number: "waiting", segment: "Support", is: ">=", value: 1 }] },
    [3],
  ],
  [
    "what several numbers make together, each time that it begins to hold",
    { on: "expression", expression: "numbers.waiting > 1 or calls.size + queue.size = 1" },
    [2, 5],
  ],
  [
    "a place of the state, by the name of a segment",
    { on: "expression", expression: "segments.Support.waiting = 1" },
    [3],
  ],
  ["what is never known", { on: "expression", expression: "not agents.Nobody.free" }, []],
  ["what is no condition", { on: "expression", expression: "queue.size" }, []],
  [
    "a wait that grew while nothing happened, though it is over with the next event",
    { on: "state", that: [{ number: "longest-wait", is: ">", value: 120 }] },
    [5],
  ],
  [
    "a promise that is broken, once",
    {
      on: "expectation",
      expectation: { expect: "always", that: [{ number: "waiting", is: "<", value: 2 }] },
    },
    [3],
  ],
  [
    "what never came, at the end",
    {
      on: "expectation",
      expectation: { expect: "eventually", that: [{ number: "waiting", is: ">", value: 7 }] },
    },
    [6],
  ],
  [
    "too few, at the end",
    { on: "expectation", expectation: { expect: "count", type: "call-created", atLeast: 2 } },
    [6],
  ],
  [
    "an expectation that is met",
    { on: "expectation", expectation: { expect: "count", type: "call-created", atMost: 2 } },
    [],
  ],
  ["a place", { on: "position", position: 4 }, [4]],
])("given a morning, a breakpoint on %s", (_, breakOn, positions) => {
  expect(hits(breakOn, MORNING)).toEqual(positions);
});

test("stops before the event behind a recorded gap", () => {
  expect(
    hits({ on: "gap" }, MORNING, [
      { before: 3, k: "gap", record: { k: "gap", from: 4, until: 9, via: "snapshot" } },
    ]),
  ).toEqual([4]);
});
