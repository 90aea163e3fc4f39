import { expect, test } from "vitest";
import { slotsOf, worstHourOf } from "../../../../src/features/insights/summary/hour-slots.ts";

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

test("finds the hour of a weekday with the most late calls", () => {
  const at = (time: string, late: number, offered: number) => ({ from: Date.parse(time), late, offered });
  const hours = [
    at("2026-11-17T09:00:00Z", 3, 40),
    at("2026-11-24T09:00:00Z", 5, 20),
    at("2026-11-24T10:00:00Z", 90, 100),
    at("2026-11-25T09:00:00Z", 90, 100),
  ];
  const zone = "Europe/Madrid";
  expect(worstHourOf({ weekday: 2, hour: 10 }, hours, zone)).toBe(hours[1]);
  expect(worstHourOf({ weekday: 3, hour: 10 }, hours, zone)).toBe(hours[3]);
  expect(worstHourOf({ weekday: 2, hour: 8 }, hours, zone)).toBeNull();
});
