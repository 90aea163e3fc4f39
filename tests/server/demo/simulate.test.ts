import fc from "fast-check";
import { expect, test } from "vitest";
import type { DemoCenter } from "../../../server/demo/demo-center.ts";
import { simulate } from "../../../server/demo/simulate.ts";
import { type DemoFact, simulateDay } from "../../../server/demo/simulate-day.ts";
import { DEMO_AGENTS, DEMO_SEGMENTS } from "../../../server/seed/demo-account.ts";
import {
  abandonment,
  averageSpeedOfAnswer,
  averageTalkTime,
  serviceLevel,
  tallyOf,
} from "../../../streams/metrics/live-numbers.ts";
import { occupancy } from "../../../streams/metrics/occupancy.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor, type Floor } from "../../../streams/projections/floor.ts";
import { type LocalDay, localDay } from "../../../streams/projections/local-day.ts";
import { atDepth } from "../../support/depth.ts";
import { asEvents, centerOf } from "./small-center.ts";

const ZONE = "Europe/Madrid";
const MINUTE = 60_000;
/** Has the segments and agents of the demo account. */
const CENTER: DemoCenter = { zone: ZONE, segments: DEMO_SEGMENTS, agents: DEMO_AGENTS };
const dayOf = (date: string, zone = ZONE): LocalDay => localDay(Date.parse(`${date}T12:00:00Z`), zone);
const factsOf = (seed: string, day: LocalDay, center = CENTER): DemoFact[] => [
  ...simulateDay({ ...center, seed, prefix: "t-" }, day),
];

/** The first facts of a day; the rest of it is not simulated. */
function firstFacts(count: number, seed: string, day: LocalDay): DemoFact[] {
  const facts: DemoFact[] = [];
  for (const fact of simulateDay({ ...CENTER, seed, prefix: "t-" }, day))
    if (facts.push(fact) === count) break;
  return facts;
}

/** The floor each minute of a day, and at its end. */
function watched(facts: readonly DemoFact[], day: LocalDay): { minutes: Floor[]; last: Floor } {
  const events = asEvents(facts);
  const minutes: Floor[] = [];
  let floor = emptyFloor(ZONE);
  let at = 0;
  for (let time = day.start + MINUTE; time <= day.end; time += MINUTE) {
    let until = at;
    while (until < facts.length && (facts[until]?.time ?? 0) <= time) until++;
    floor = evolveFloor(floor, events.slice(at, until));
    at = until;
    minutes.push(floor);
  }
  return { minutes, last: evolveFloor(floor, events.slice(at)) };
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const hours = (minutes: readonly Floor[], from: number, to: number) => minutes.slice(from * 60, to * 60);
const seed = fc.integer({ min: 0, max: 1_000_000 }).map(String);
const day = fc
  .constantFrom("2026-03-02", "2026-03-29", "2026-10-25", "2026-12-31")
  .map((date) => dayOf(date));

test("a seed and a day always have the same facts, another of either has others", () => {
  const today = dayOf("2026-03-02");
  const facts = factsOf("a", today);
  expect(JSON.stringify(factsOf("a", today)) === JSON.stringify(facts)).toBe(true);
  expect(facts.slice(0, 500)).not.toEqual(firstFacts(500, "b", today));
  expect(firstFacts(500, "a", dayOf("2026-03-03"))).not.toEqual(facts.slice(0, 500));
});

test("produces consistent, ordered facts with unique ids for every seed and day and empties the floor at the end", () => {
  fc.assert(
    fc.property(seed, day, (someSeed, someDay) => {
      const facts = factsOf(someSeed, someDay);
      expect(facts[0]?.time).toBeGreaterThanOrEqual(someDay.start);
      expect(facts.findIndex(({ time }, index) => time < (facts[index - 1]?.time ?? 0))).toBe(-1);
      expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
      const floor = evolveFloor(emptyFloor(ZONE), asEvents(facts));
      expect(floor.anomalies).toEqual({ total: 0, byReason: {}, latest: [] });
      expect(floor.unknown).toEqual({});
      expect([floor.queue.size, floor.calls.size, floor.contacts.size, floor.counts.connected]).toEqual([
        0, 0, 0, 0,
      ]);
    }),
    { numRuns: atDepth(1, 3) },
  );
});

test("produces consistent facts for small and uneven centers", () => {
  fc.assert(
    fc.property(
      seed,
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 30 }),
      (someSeed, segments, agents) => {
        const facts = factsOf(someSeed, dayOf("2026-03-02"), centerOf(segments, agents));
        const floor = evolveFloor(emptyFloor(ZONE), asEvents(facts));
        expect(floor.anomalies.total).toBe(0);
        expect([floor.queue.size, floor.calls.size, floor.contacts.size]).toEqual([0, 0, 0]);
      },
    ),
    { numRuns: atDepth(2, 6) },
  );
});

test("produces the numbers of a busy, believable contact center", () => {
  fc.assert(
    fc.property(seed, (someSeed) => {
      const today = dayOf("2026-03-02");
      const { minutes, last } = watched(factsOf(someSeed, today), today);
      const tally = tallyOf(last, today.day);
      const within = (value: number | null, low: number, high: number) => {
        expect(value).toBeGreaterThanOrEqual(low);
        expect(value).toBeLessThanOrEqual(high);
      };
      within(tally?.contacts ?? 0, 1_500, 2_000);
      within(serviceLevel(tally, 20), 60, 90);
      within(abandonment(tally), 3, 20);
      within(averageSpeedOfAnswer(tally), 12_000, 70_000);
      within(averageTalkTime(tally), 330_000, 440_000);
      expect(tally).toMatchObject({
        dismissed: expect.toSatisfy((count: number) => count > 25),
        timeouts: expect.toSatisfy((count: number) => count > 25),
        transferred: expect.toSatisfy((count: number) => count > 20),
      });
      const occupancies = [...minutes.at(-2)!.agents].flatMap(
        (agent) => occupancy(agent, today.end - MINUTE, today) ?? [],
      );
      expect(occupancies).toHaveLength(DEMO_AGENTS.length);
      within(mean(occupancies), 50, 80);
      within(Math.min(...occupancies), 25, 100);
    }),
    { numRuns: atDepth(1, 2) },
  );
});

test("the busy hours are lively, and the night is seldom dead", () => {
  fc.assert(
    fc.property(seed, (someSeed) => {
      const today = dayOf("2026-03-02");
      const { minutes } = watched(factsOf(someSeed, today), today);
      const busy = [...hours(minutes, 9, 12), ...hours(minutes, 14, 17)];
      expect(mean(busy.map(({ queue }) => queue.size))).toBeGreaterThan(1);
      expect(mean(busy.map(({ queue }) => queue.size))).toBeLessThan(12);
      expect(mean(busy.map(({ calls }) => calls.size))).toBeGreaterThan(11);
      expect(mean(busy.map(({ calls }) => calls.size))).toBeLessThan(25);
      // Except in the first minutes of the day, a customer nearly always talks or waits, and agents are
      // connected.
      const alive = minutes
        .slice(10)
        .filter(({ calls, queue, counts }) => calls.size + queue.size > 0 && counts.connected >= 4);
      expect(alive.length / minutes.slice(10).length).toBeGreaterThan(0.9);
    }),
    { numRuns: atDepth(1, 2) },
  );
});

test("in a day every status of an agent is seen, every reason of a disconnection, every way in and every way out", () => {
  fc.assert(
    fc.property(seed, (someSeed) => {
      const facts = factsOf(someSeed, dayOf("2026-03-02"));
      const seen = (type: string, member: string) =>
        [...new Set(facts.flatMap((fact) => (fact.type === type ? [String(fact.data[member])] : [])))].sort();
      expect(seen("user-status-changed", "status")).toEqual([
        "acd",
        "available",
        "bath",
        "break",
        "busy",
        "disconnected",
        "in-call",
        "meal",
        "meeting",
        "occupying",
        "releasing",
        "team-meeting",
        "training",
      ]);
      expect(seen("user-disconnected", "reason")).toEqual([
        "client disconnect",
        "ping timeout",
        "server disconnect",
        "transport close",
      ]);
      expect(seen("contact-created", "origin")).toEqual(["calendar", "ivr", "link", "poc", "widget"]);
      expect(seen("contact-created", "channel")).toEqual(["audio", "video"]);
      expect(seen("queue-dismissed", "reason")).toEqual(["dismissed", "timeout"]);
      expect(seen("call-ended", "by")).toEqual(["customer", "network", "platform", "user"]);
      expect(seen("contact-ended", "outcome")).toEqual(["abandoned", "answered", "discarded", "transferred"]);
      expect(facts.some(({ type, data }) => type === "call-transferred" && "toSegment" in data)).toBe(true);
      expect(facts.some(({ type, data }) => type === "call-transferred" && !("toSegment" in data))).toBe(
        true,
      );
    }),
    { numRuns: atDepth(1, 3) },
  );
});

test("an agent who answers goes from the offer over the connection and the conversation to the work after it", () => {
  const facts = firstFacts(5_000, "a", dayOf("2026-03-02"));
  const call = facts.find(({ type }) => type === "call-created")!;
  const user = String(call.data["user"]);
  const own = facts.filter(
    ({ subject, type }) => subject === `user/${user}` && type === "user-status-changed",
  );
  const talking = own.findIndex(({ time, data }) => time === call.time && data["status"] === "in-call");
  expect(own.slice(talking - 2, talking + 2).map(({ data }) => data["status"])).toEqual([
    "acd",
    "occupying",
    "in-call",
    "releasing",
  ]);
});

test("continues without a gap from one day to the next, with each agent in one place at midnight", () => {
  fc.assert(
    fc.property(seed, fc.constantFrom("2026-03-28", "2026-10-24", "2026-12-31"), (someSeed, date) => {
      const first = dayOf(date);
      const second = localDay(first.end, ZONE);
      const until = second.end + 6 * 60 * MINUTE;
      const facts: DemoFact[] = [];
      for (const fact of simulate({ ...CENTER, seed: someSeed, prefix: "t-" }, first.start)) {
        if (fact.time >= until) break;
        facts.push(fact);
      }
      expect(facts.findIndex(({ time }, index) => time < (facts[index - 1]?.time ?? 0))).toBe(-1);
      const floor = evolveFloor(emptyFloor(ZONE), asEvents(facts));
      expect(floor.anomalies.total).toBe(0);
      // The third day has six hours, and is a Saturday after a holiday in one case.
      expect(floor.days.map(({ tallies }) => (tallies.get("all")?.contacts ?? 0) > 20)).toEqual([
        true,
        true,
        true,
      ]);
      // Each day alone has the very facts that it has among others.
      const its = facts.filter(({ id }) => id.startsWith(second.day));
      expect(JSON.stringify(its) === JSON.stringify(factsOf(someSeed, second))).toBe(true);
    }),
    { numRuns: atDepth(1, 2) },
  );
});

test("the last crew of a day stays until the last of its customers is served", () => {
  const today = dayOf("2026-03-02");
  // With seed 6, a customer arrives in the last seconds of the day.
  const late = atDepth(["5", "6"], ["1", "2", "3", "4", "5", "6", "7", "8"]).flatMap((someSeed) =>
    factsOf(someSeed, today).filter(({ time }) => time >= today.end),
  );
  const count = (type: string) => late.filter((fact) => fact.type === type).length;
  expect(count("queue-created")).toBeGreaterThan(0);
  expect(count("call-ended")).toBeGreaterThan(2);
  expect(count("call-created")).toBeGreaterThan(2 * count("queue-abandoned"));
});

test("has no customers in a center without agents or whose agents serve no segment", () => {
  expect([
    ...simulate({ zone: ZONE, segments: DEMO_SEGMENTS, agents: [], seed: "a", prefix: "t-" }, 0),
  ]).toEqual([]);
  const idle = factsOf("a", dayOf("2026-03-02"), {
    zone: ZONE,
    segments: DEMO_SEGMENTS,
    agents: DEMO_AGENTS.map(({ id }) => ({ id, segments: [] })),
  });
  expect(idle.filter(({ type }) => type === "contact-created")).toEqual([]);
});
