import { CalendarDate } from "@internationalized/date";
import { expect, test } from "vitest";
import { rangeAt, rangesOn } from "../../../server/working-hours/range-at.ts";
import { isMissing } from "../../../server/working-hours/notify-absences.ts";

const MADRID = "Europe/Madrid";
const every = (start: string, end: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, start, end }));
const isoRange = (range: { start: number; end: number } | null) =>
  range && [new Date(range.start).toISOString(), new Date(range.end).toISOString()];

test.each([
  [
    "a summer's morning",
    "2026-07-06T07:00:00.000Z",
    [{ day: 1, start: "09:00", end: "17:00" }],
    ["2026-07-06T07:00:00.000Z", "2026-07-06T15:00:00.000Z"],
  ],
  [
    "a winter's morning",
    "2026-01-05T08:00:00.000Z",
    [{ day: 1, start: "09:00", end: "17:00" }],
    ["2026-01-05T08:00:00.000Z", "2026-01-05T16:00:00.000Z"],
  ],
  ["the minute before", "2026-01-05T07:59:59.999Z", [{ day: 1, start: "09:00", end: "17:00" }], null],
  ["the very end", "2026-01-05T16:00:00.000Z", [{ day: 1, start: "09:00", end: "17:00" }], null],
  [
    "Sunday, the seventh day",
    "2026-01-04T12:00:00.000Z",
    [{ day: 7, start: "09:00", end: "17:00" }],
    ["2026-01-04T08:00:00.000Z", "2026-01-04T16:00:00.000Z"],
  ],
  [
    "an evening that ends with its day",
    "2026-01-05T22:30:00.000Z",
    [{ day: 1, start: "20:00", end: "24:00" }],
    ["2026-01-05T19:00:00.000Z", "2026-01-05T23:00:00.000Z"],
  ],
  [
    "a night past midnight, before it",
    "2026-01-05T22:59:00.000Z",
    [{ day: 1, start: "21:00", end: "02:00" }],
    ["2026-01-05T20:00:00.000Z", "2026-01-06T01:00:00.000Z"],
  ],
  [
    "the same night, after it",
    "2026-01-06T00:59:59.999Z",
    [{ day: 1, start: "21:00", end: "02:00" }],
    ["2026-01-05T20:00:00.000Z", "2026-01-06T01:00:00.000Z"],
  ],
  ["the end of that night", "2026-01-06T01:00:00.000Z", [{ day: 1, start: "21:00", end: "02:00" }], null],
  [
    "Monday morning, in Sunday's night",
    "2026-01-05T00:30:00.000Z",
    [{ day: 7, start: "21:00", end: "02:00" }],
    ["2026-01-04T20:00:00.000Z", "2026-01-05T01:00:00.000Z"],
  ],
  [
    "an evening that ends at 00:00",
    "2026-01-05T22:30:00.000Z",
    [{ day: 1, start: "20:00", end: "00:00" }],
    ["2026-01-05T19:00:00.000Z", "2026-01-05T23:00:00.000Z"],
  ],
  [
    "Monday there while it is Sunday in London",
    "2026-01-04T23:30:00.000Z",
    [{ day: 1, start: "00:00", end: "01:00" }],
    ["2026-01-04T23:00:00.000Z", "2026-01-05T00:00:00.000Z"],
  ],
] as const)("%s", (_, instant, hours, range) => {
  expect(isoRange(rangeAt(hours, Date.parse(instant), MADRID))).toEqual(range);
});

test("the night on which clocks go back is an hour longer, the one on which they go forward an hour shorter", () => {
  const [longer] = rangesOn(every("01:00", "05:00"), new CalendarDate(2026, 10, 25), MADRID);
  const [shorter] = rangesOn(every("01:00", "05:00"), new CalendarDate(2026, 3, 29), MADRID);
  expect([longer, shorter].map((range) => ((range?.end ?? 0) - (range?.start ?? 0)) / 3_600_000)).toEqual([
    5, 3,
  ]);
});

test("a night in which the clocks change is an hour longer or shorter, and ends at its time on the next day", () => {
  const night = (year: number, month: number, day: number) =>
    rangesOn(every("21:00", "06:00"), new CalendarDate(year, month, day), MADRID).map(
      ({ start, end }) => (end - start) / 3_600_000,
    );
  expect([night(2026, 10, 24), night(2026, 3, 28), night(2026, 7, 6)]).toEqual([[10], [8], [9]]);
});

test("a range that the clocks pass over in spring begins where they go on, and never ends before it begins", () => {
  for (const range of rangesOn(
    [...every("02:00", "02:30"), ...every("02:30", "03:00")],
    new CalendarDate(2026, 3, 29),
    MADRID,
  ))
    expect(range.end).toBeGreaterThan(range.start);
});

test("an agent is missing once the grace period is over: from the start of the range, or from when they left within it", () => {
  const range = { start: 0, end: 3_600_000 };
  const at = (minute: number) => ({ now: minute * 60_000, grace: 5 });
  const never = { isConnected: false, leftAt: null };
  const early = { isConnected: false, leftAt: -60_000 };
  const left = { isConnected: false, leftAt: 30 * 60_000 };
  expect(
    [never, early, left].map((presence) =>
      [4.99, 5, 34.99, 35].map((minute) => isMissing(presence, range, at(minute))),
    ),
  ).toEqual([
    [false, true, true, true],
    [false, true, true, true],
    [false, false, false, true],
  ]);
  expect(isMissing({ isConnected: true, leftAt: 0 }, range, at(59))).toBe(false);
});
