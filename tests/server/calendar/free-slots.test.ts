import { fromAbsolute, getDayOfWeek, parseDate, toZoned } from "@internationalized/date";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { AgentHours } from "../../../server/calendar/agent-hours.ts";
import { freeSlots, type SlotAgent } from "../../../server/calendar/free-slots.ts";
import { endOf, type Openings, slotFault } from "../../../server/calendar/slot-fault.ts";
import { rangeAt } from "../../../server/working-hours/range-at.ts";
import { atDepth } from "../../support/depth.ts";

const MINUTE = 60_000;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const OPENINGS: Openings = {
  zone: "Europe/Madrid",
  duration: 60,
  minimum: 0,
  maximum: 0,
  days: EVERY_DAY.map((day) => ({ day, start: "09:00", end: "12:30" })),
  blocked: ["2026-05-06"],
};
/** Long before all of these days. */
const NOW = Date.parse("2026-01-01T00:00:00.000Z");
const anyTime: AgentHours = { zone: "Europe/Madrid", weeks: [] };
const agent = (id: string, more: Partial<SlotAgent> = {}): SlotAgent => ({
  id,
  hours: anyTime,
  taken: [],
  ...more,
});
const range = (start: string, end: string) => ({ start: Date.parse(start), end: Date.parse(end) });
const slotsOf = (openings: Openings, date: string, agents: readonly SlotAgent[], now = NOW) =>
  freeSlots(openings, parseDate(date), agents, now).map(
    ({ start, agents: free }) => `${new Date(start).toISOString().slice(11, 16)} ${free.join("")}`,
  );

test("a day has one time after another within its hours, and the rest of an hour is none", () => {
  expect(slotsOf(OPENINGS, "2026-05-05", [agent("a")])).toEqual(["07:00 a", "08:00 a", "09:00 a"]);
  expect(slotsOf(OPENINGS, "2026-05-06", [agent("a")])).toEqual([]);
  expect(slotsOf(OPENINGS, "2026-05-05", [])).toEqual([]);
  expect(slotsOf(OPENINGS, "2026-05-05", [agent("a")], Date.parse("2026-05-05T07:00:00.001Z"))).toEqual([
    "08:00 a",
    "09:00 a",
  ]);
});

test("offers a busy agent outside their other appointments and no slot where all agents are busy", () => {
  const busy = agent("a", { taken: [range("2026-05-05T07:30:00Z", "2026-05-05T08:00:00Z")] });
  expect(slotsOf(OPENINGS, "2026-05-05", [busy])).toEqual(["08:00 a", "09:00 a"]);
  expect(slotsOf(OPENINGS, "2026-05-05", [busy, agent("b")])).toEqual(["07:00 b", "08:00 ab", "09:00 ab"]);
});

test("offers an agent within their hours and working hours, in the account's time zone", () => {
  const hours: AgentHours = {
    zone: "Europe/London",
    weeks: [
      [{ day: 2, start: "08:00", end: "10:00" }],
      [
        { day: 2, start: "09:00", end: "09:30" },
        { day: 2, start: "09:30", end: "11:00" },
      ],
    ],
  };
  expect(slotsOf(OPENINGS, "2026-05-05", [agent("a", { hours })])).toEqual(["08:00 a"]);
  expect(slotsOf(OPENINGS, "2026-05-07", [agent("a", { hours })])).toEqual([]);
});

test("on the days on which the clocks change, an hour is left out in spring and offered twice in autumn", () => {
  const night = { ...OPENINGS, days: EVERY_DAY.map((day) => ({ day, start: "00:00", end: "24:00" })) };
  expect(
    ["2026-03-28", "2026-03-29", "2026-10-25"].map((date) => slotsOf(night, date, [agent("a")]).length),
  ).toEqual([24, 23, 25]);
  const passedOver = { ...OPENINGS, days: EVERY_DAY.map((day) => ({ day, start: "02:00", end: "03:00" })) };
  expect(slotsOf(passedOver, "2026-03-29", [agent("a")])).toEqual([]);
  expect(slotsOf(passedOver, "2026-10-25", [agent("a")])).toEqual(["00:00 a", "01:00 a"]);
});

test("a night has times on both sides of midnight, each listed on the day on which it starts", () => {
  const night = { ...OPENINGS, duration: 45, days: [{ day: 1, start: "21:00", end: "02:00" }] };
  expect(
    ["2026-05-04", "2026-05-05", "2026-05-06"].map((date) => slotsOf(night, date, [agent("a")])),
  ).toEqual([["19:00 a", "19:45 a", "20:30 a", "21:15 a"], ["22:00 a", "22:45 a"], []]);
  const sunday = { ...night, duration: 60, days: [{ day: 7, start: "23:00", end: "01:00" }] };
  expect([slotsOf(sunday, "2026-05-10", [agent("a")]), slotsOf(sunday, "2026-05-11", [agent("a")])]).toEqual([
    ["21:00 a"],
    ["22:00 a"],
  ]);
});

test("across midnight an agent is free only where neither another appointment of the next day nor the end of their own night is in the way", () => {
  const night = { ...OPENINGS, duration: 90, days: [{ day: 1, start: "21:00", end: "03:00" }] };
  const busy = agent("a", { taken: [range("2026-05-04T22:15:00Z", "2026-05-04T22:45:00Z")] });
  const early = agent("b", {
    hours: { zone: "Europe/Madrid", weeks: [[{ day: 1, start: "20:00", end: "00:30" }]] },
  });
  expect([slotsOf(night, "2026-05-04", [busy, early]), slotsOf(night, "2026-05-05", [busy, early])]).toEqual([
    ["19:00 ab", "20:30 ab"],
    ["23:30 a"],
  ]);
  expect(slotsOf({ ...night, duration: 120 }, "2026-05-04", [busy, early])).toEqual(["19:00 ab"]);
});

test("a blocked date has no times, no time that ends on it, and none in the night that starts on it", () => {
  const night = {
    ...OPENINGS,
    duration: 60,
    days: EVERY_DAY.map((day) => ({ day, start: "22:30", end: "01:30" })),
  };
  expect(
    ["2026-05-05", "2026-05-06", "2026-05-07"].map((date) => slotsOf(night, date, [agent("a")])),
  ).toEqual([["22:30 a", "20:30 a"], [], ["20:30 a", "21:30 a"]]);
});

const zones = fc.constantFrom(
  "Europe/Madrid",
  "America/New_York",
  "Australia/Lord_Howe",
  "Asia/Kolkata",
  "UTC",
);
/** Many of them days on which the clocks of one of the zones change. */
const dates = fc.oneof(
  fc.constantFrom("2026-03-29", "2026-10-25", "2026-03-08", "2026-11-01", "2026-04-05", "2026-10-04"),
  fc
    .date({ min: new Date("2026-02-01"), max: new Date("2026-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
);
const hour = (at: number) => `${String(at).padStart(2, "0")}:00`;
const weeks = fc
  .tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 1, max: 24 }))
  .map(([start, length]) =>
    EVERY_DAY.map((day) => ({ day, start: hour(start), end: hour(Math.min(24, start + length)) })),
  );
const openings = fc.record({
  zone: zones,
  duration: fc.integer({ min: 5, max: 480 }),
  minimum: fc.integer({ min: 0, max: 600 }),
  maximum: fc.constant(0),
  days: weeks,
  blocked: fc.constant([]),
});

test("offers only bookable times without duplicates or overlaps and omits only times taken in the agents' calendars", () => {
  fc.assert(
    fc.property(
      openings,
      dates,
      fc.array(fc.tuple(fc.integer({ min: -600, max: 2_000 }), fc.integer({ min: 1, max: 300 })), {
        maxLength: 8,
      }),
      (service, date, diary) => {
        const midnight = Date.parse(`${date}T00:00:00Z`);
        const now = midnight - 90 * MINUTE;
        const taken = diary.map(([start, length]) => ({
          start: midnight + start * MINUTE,
          end: midnight + (start + length) * MINUTE,
        }));
        const all = freeSlots(service, parseDate(date), [agent("free")], now);
        const slots = freeSlots(service, parseDate(date), [agent("busy", { taken })], now);
        for (const { start, end } of all)
          expect([slotFault(service, start, now), end]).toEqual([null, endOf(service, start)]);
        for (const [at, { start }] of all.entries())
          expect(start).toBeGreaterThanOrEqual(all[at - 1]?.end ?? 0);
        const clashes = ({ start, end }: { start: number; end: number }) =>
          taken.some((one) => one.start < end && one.end > start);
        expect(slots.map(({ start }) => start)).toEqual(
          all.filter((slot) => !clashes(slot)).map(({ start }) => start),
        );
      },
    ),
    { numRuns: atDepth(100, 300) },
  );
});

/** Hours of a week that do not touch, some past midnight, from Sunday to Monday too. */
const separate = fc
  .uniqueArray(fc.integer({ min: 0, max: 167 }), { minLength: 2, maxLength: 12 })
  .map((marks) => marks.toSorted((one, other) => one - other))
  .chain((marks) =>
    fc.boolean().map((isShifted) => (isShifted ? [...marks.slice(1), (marks[0] ?? 0) + 168] : marks)),
  )
  .map((marks) =>
    marks.flatMap((from, at) => {
      const until = marks[at + 1];
      if (at % 2 === 1 || until === undefined || until - from > 23) return [];
      return [
        {
          day: (Math.floor(from / 24) % 7) + 1,
          start: hour(from % 24),
          end: until % 24 === 0 ? "24:00" : hour(until % 24),
        },
      ];
    }),
  );

const QUARTER = 15 * MINUTE;

test("the times of a day are those at which the hours are open, minute for minute by the wall clock, past midnight and where clocks change", () => {
  fc.assert(
    fc.property(
      separate,
      zones,
      dates,
      fc.constantFrom(15, 30, 45, 60, 90, 240),
      (days, zone, date, duration) => {
        const openings: Openings = { zone, duration, minimum: 0, maximum: 0, days, blocked: [] };
        const day = parseDate(date);
        const midnights = [-1, 0, 1, 2].map((after) =>
          toZoned(day.add({ days: after }), zone)
            .toDate()
            .getTime(),
        );
        const midnight = (after: number) => midnights[after + 1] ?? 0;
        const isOpen = (instant: number) => {
          const local = fromAbsolute(instant, zone);
          const clock = `${String(local.hour).padStart(2, "0")}:${String(local.minute).padStart(2, "0")}`;
          const weekday = getDayOfWeek(local, "en-GB", "mon") + 1;
          return days.some(({ day: of, start, end }) =>
            end > start
              ? of === weekday && start <= clock && clock < end
              : (of === weekday && start <= clock) || ((of % 7) + 1 === weekday && clock < end),
          );
        };
        const expected: number[] = [];
        let opened: number | null = null;
        for (let instant = midnight(-1); instant < midnight(2); instant += QUARTER) {
          if (!isOpen(instant)) opened = null;
          else opened ??= instant;
          if (instant >= midnight(0) && instant < midnight(1))
            expect(rangeAt(days, instant, zone) !== null).toBe(isOpen(instant));
          // A time is complete once its last quarter of an hour is open.
          const start = instant + QUARTER - duration * MINUTE;
          if (
            opened !== null &&
            start >= opened &&
            (start - opened) % (duration * MINUTE) === 0 &&
            start >= midnight(0) &&
            start < midnight(1)
          )
            expected.push(start);
        }
        expect(freeSlots(openings, day, [agent("a")], 0).map(({ start }) => start)).toEqual(expected);
      },
    ),
    { numRuns: atDepth(40, 500) },
  );
});
