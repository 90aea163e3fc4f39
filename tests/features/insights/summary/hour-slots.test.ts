import { expect, test } from "vitest";
import { slotsOf } from "../../../../src/features/insights/summary/hour-slots.ts";

const timesOf = (first: string, last: string, now: string, weekday: number, hour: number) =>
  slotsOf({ first, last, zone: "Europe/Madrid" }, Date.parse(now)).find(
    (slot) => slot.weekday === weekday && slot.hour === hour,
  )?.times;

test("counts each hour of a weekday once a week", () => {
  // November 2026 begins on a Sunday and ends on a Monday.
  const of = (weekday: number) => timesOf("2026-11-01", "2026-11-30", "2026-12-24T12:00:00Z", weekday, 9);
  expect([1, 2, 6, 7].map(of)).toEqual([5, 4, 4, 5]);
});

test("leaves out hours that have not begun, and weekdays outside of the period", () => {
  const of = (weekday: number, hour: number) =>
    timesOf("2026-11-24", "2026-11-24", "2026-11-24T09:40:00Z", weekday, hour);
  expect([of(2, 10), of(2, 11), of(3, 10)]).toEqual([1, 0, undefined]);
});
