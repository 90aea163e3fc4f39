import fc from "fast-check";
import { expect, test } from "vitest";
import {
  endsNextDay,
  type HourRange,
  inWeekOrder,
  minutesOf,
  misplacedHours,
} from "../../openapi/formats/weekly-hours.ts";

const range = (day: number, start: string, end: string): HourRange => ({ day, start, end });
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

test.each<[string, HourRange[], string[]]>([
  ["a range that ends as it begins", [range(1, "09:00", "09:00")], ["0/end same-as-start"]],
  ["a night past midnight", [range(1, "21:00", "02:00")], []],
  [
    "a night that ends when the next day's hours start",
    [range(1, "21:00", "02:00"), range(2, "02:00", "09:00")],
    [],
  ],
  [
    "a night that runs into the next day's hours",
    [range(1, "21:00", "02:01"), range(2, "02:00", "09:00")],
    ["0/end overlaps-next-day"],
  ],
  [
    "a Sunday night that runs into Monday",
    [range(1, "01:00", "03:00"), range(7, "21:00", "02:00")],
    ["1/end overlaps-next-day"],
  ],
  ["two nights of one day", [range(1, "21:00", "02:00"), range(1, "23:00", "01:00")], ["1 overlaps"]],
  [
    "an evening until midnight, however that is written",
    [range(1, "21:00", "00:00"), range(2, "00:00", "01:00")],
    [],
  ],
  ["a day until midnight", [range(1, "00:00", "24:00")], []],
  ["ranges that touch", [range(1, "09:00", "13:00"), range(1, "13:00", "17:00")], []],
  ["a minute too long", [range(1, "09:00", "13:01"), range(1, "13:00", "17:00")], ["1 overlaps"]],
  ["the same hours on two days", [range(1, "09:00", "13:00"), range(2, "09:00", "13:00")], []],
  [
    "every one that is wrong",
    [
      range(3, "10:00", "10:00"),
      range(4, "09:00", "12:00"),
      range(4, "11:00", "12:00"),
      range(4, "11:30", "11:45"),
    ],
    ["0/end same-as-start", "2 overlaps", "3 overlaps"],
  ],
])("%s", (_, hours, expected) => {
  expect(misplacedHours(hours).map(({ at, code }) => `${at} ${code}`)).toEqual(expected);
});

test("accepts hours exactly where each range has a minute and no minute of the week is in two ranges", () => {
  const WEEK = 7 * 1_440;
  const hours = fc.array(
    fc.record({
      day: fc.constantFrom(1, 2, 7),
      from: fc.integer({ min: 0, max: 1_439 }),
      to: fc.integer({ min: 0, max: 1_440 }),
    }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(hours, (given) => {
      const lengthOf = ({ from, to }: { from: number; to: number }) =>
        to < from ? to + 1_440 - from : to - from;
      const minutes = given.flatMap((one) =>
        Array.from({ length: lengthOf(one) }, (_, at) => ((one.day - 1) * 1_440 + one.from + at) % WEEK),
      );
      const right = given.every((one) => lengthOf(one) > 0) && new Set(minutes).size === minutes.length;
      expect(
        misplacedHours(given.map(({ day, from, to }) => range(day, clock(from), clock(to)))).length === 0,
      ).toBe(right);
    }),
  );
});

test("an end before the start is on the next day, but for midnight", () => {
  expect(
    [
      range(1, "21:00", "02:00"),
      range(1, "21:00", "00:00"),
      range(1, "21:00", "24:00"),
      range(1, "09:00", "17:00"),
      range(1, "21:00", ""),
    ].map(endsNextDay),
  ).toEqual([true, false, false, false, false]);
  expect(
    [range(1, "21:00", "02:00"), range(1, "21:00", "00:00"), range(1, "21:00", "24:00")].map(
      (one) => minutesOf(one).end,
    ),
  ).toEqual([1_560, 1_440, 1_440]);
});

test("a week is kept from Monday on, each day from its morning", () => {
  expect(
    inWeekOrder([range(5, "09:00", "12:00"), range(1, "14:00", "15:00"), range(1, "09:00", "12:00")]),
  ).toEqual([range(1, "09:00", "12:00"), range(1, "14:00", "15:00"), range(5, "09:00", "12:00")]);
});
