import { parseDate } from "@internationalized/date";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { AgentHours } from "../../../server/calendar/agent-hours.ts";
import { freeSlots, type SlotAgent } from "../../../server/calendar/free-slots.ts";
import { endOf, type Openings, slotFault } from "../../../server/calendar/slot-fault.ts";
import { atDepth } from "../../support/depth.ts";

const MINUTE = 60_000;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const OPENINGS: Openings = { zone: "Europe/Madrid", duration: 60, minimum: 0, maximum: 0, days: EVERY_DAY.map((day) => ({ day, start: "09:00", end: "12:30" })), blocked: ["2026-05-06"] };
/** Long before all of these days. */
const NOW = Date.parse("2026-01-01T00:00:00.000Z");
const anyTime: AgentHours = { zone: "Europe/Madrid", weeks: [] };
const agent = (id: string, more: Partial<SlotAgent> = {}): SlotAgent => ({ id, hours: anyTime, taken: [], ...more });
const range = (start: string, end: string) => ({ start: Date.parse(start), end: Date.parse(end) });
const told = (openings: Openings, date: string, agents: readonly SlotAgent[], now = NOW) => freeSlots(openings, parseDate(date), agents, now).map(({ start, agents: free }) => `${new Date(start).toISOString().slice(11, 16)} ${free.join("")}`);

test("a day has one time after another within its hours, and the rest of an hour is none", () => {
  expect(told(OPENINGS, "2026-05-05", [agent("a")])).toEqual(["07:00 a", "08:00 a", "09:00 a"]);
  expect(told(OPENINGS, "2026-05-06", [agent("a")])).toEqual([]);
  expect(told(OPENINGS, "2026-05-05", [])).toEqual([]);
  expect(told(OPENINGS, "2026-05-05", [agent("a")], Date.parse("2026-05-05T07:00:00.001Z"))).toEqual(["08:00 a", "09:00 a"]);
});

test("who has something else is offered where that does not reach, and nobody where all have", () => {
  const busy = agent("a", { taken: [range("2026-05-05T07:30:00Z", "2026-05-05T08:00:00Z")] });
  expect(told(OPENINGS, "2026-05-05", [busy])).toEqual(["08:00 a", "09:00 a"]);
  expect(told(OPENINGS, "2026-05-05", [busy, agent("b")])).toEqual(["07:00 b", "08:00 ab", "09:00 ab"]);
});

test("an agent is offered within their own hours and the working hours that name them, by the clocks of the account", () => {
  const hours: AgentHours = { zone: "Europe/London", weeks: [[{ day: 2, start: "08:00", end: "10:00" }], [{ day: 2, start: "09:00", end: "09:30" }, { day: 2, start: "09:30", end: "11:00" }]] };
  expect(told(OPENINGS, "2026-05-05", [agent("a", { hours })])).toEqual(["08:00 a"]);
  expect(told(OPENINGS, "2026-05-07", [agent("a", { hours })])).toEqual([]);
});

test("on the days on which the clocks change, an hour is left out in spring and offered twice in autumn", () => {
  const night = { ...OPENINGS, days: EVERY_DAY.map((day) => ({ day, start: "00:00", end: "24:00" })) };
  expect(["2026-03-28", "2026-03-29", "2026-10-25"].map((date) => told(night, date, [agent("a")]).length)).toEqual([24, 23, 25]);
  const passedOver = { ...OPENINGS, days: EVERY_DAY.map((day) => ({ day, start: "02:00", end: "03:00" })) };
  expect(told(passedOver, "2026-03-29", [agent("a")])).toEqual([]);
  expect(told(passedOver, "2026-10-25", [agent("a")])).toEqual(["00:00 a", "01:00 a"]);
});

const zones = fc.constantFrom("Europe/Madrid", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "UTC");
/** Many of them days on which the clocks of one of the zones change. */
const dates = fc.oneof(fc.constantFrom("2026-03-29", "2026-10-25", "2026-03-08", "2026-11-01", "2026-04-05", "2026-10-04"), fc.date({ min: new Date("2026-02-01"), max: new Date("2026-12-31"), noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)));
const hour = (at: number) => `${String(at).padStart(2, "0")}:00`;
const weeks = fc.tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 1, max: 24 })).map(([start, length]) => EVERY_DAY.map((day) => ({ day, start: hour(start), end: hour(Math.min(24, start + length)) })));
const openings = fc.record({ zone: zones, duration: fc.integer({ min: 5, max: 480 }), minimum: fc.integer({ min: 0, max: 600 }), maximum: fc.constant(0), days: weeks, blocked: fc.constant([]) });

test("whatever a service says: each time can be booked, is nobody's twice, and overlaps no other; and each that is left out by an agent's diary is taken", () => {
  fc.assert(
    fc.property(openings, dates, fc.array(fc.tuple(fc.integer({ min: -600, max: 2_000 }), fc.integer({ min: 1, max: 300 })), { maxLength: 8 }), (said, date, diary) => {
      const midnight = Date.parse(`${date}T00:00:00Z`);
      const now = midnight - 90 * MINUTE;
      const taken = diary.map(([start, length]) => ({ start: midnight + start * MINUTE, end: midnight + (start + length) * MINUTE }));
      const all = freeSlots(said, parseDate(date), [agent("free")], now);
      const slots = freeSlots(said, parseDate(date), [agent("busy", { taken })], now);
      for (const { start, end } of all) expect([slotFault(said, start, now), end]).toEqual([null, endOf(said, start)]);
      for (const [at, { start }] of all.entries()) expect(start).toBeGreaterThanOrEqual(all[at - 1]?.end ?? 0);
      const clashes = ({ start, end }: { start: number; end: number }) => taken.some((one) => one.start < end && one.end > start);
      expect(slots.map(({ start }) => start)).toEqual(all.filter((slot) => !clashes(slot)).map(({ start }) => start));
    }),
    { numRuns: atDepth(200, 300) },
  );
});
