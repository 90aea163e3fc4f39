import fc from "fast-check";
import { expect, test } from "vitest";
import { type HourRange, inWeekOrder, misplacedHours } from "../../openapi/formats/weekly-hours.ts";

const range = (day: number, start: string, end: string): HourRange => ({ day, start, end });
const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

test.each<[string, HourRange[], string[]]>([
  ["a range that ends as it begins", [range(1, "09:00", "09:00")], ["0/end not-after-start"]],
  ["a night that goes over midnight", [range(1, "22:00", "06:00")], ["0/end not-after-start"]],
  ["a day until midnight", [range(1, "00:00", "24:00")], []],
  ["ranges that touch", [range(1, "09:00", "13:00"), range(1, "13:00", "17:00")], []],
  ["a minute too long", [range(1, "09:00", "13:01"), range(1, "13:00", "17:00")], ["1 overlaps"]],
  ["the same hours on two days", [range(1, "09:00", "13:00"), range(2, "09:00", "13:00")], []],
  ["every one that is wrong", [range(3, "10:00", "09:00"), range(4, "09:00", "12:00"), range(4, "11:00", "12:00"), range(4, "11:30", "11:45")], ["0/end not-after-start", "2 overlaps", "3 overlaps"]],
])("%s", (_, hours, told) => {
  expect(misplacedHours(hours).map(({ at, code }) => `${at} ${code}`)).toEqual(told);
});

test("hours are right exactly where no minute is said twice and each range has one", () => {
  const minute = fc.integer({ min: 0, max: 1440 });
  const hours = fc.array(fc.record({ day: fc.integer({ min: 1, max: 3 }), from: minute, to: minute }), { maxLength: 5 });
  fc.assert(
    fc.property(hours, (given) => {
      const minutes = given.flatMap(({ day, from, to }) => Array.from({ length: Math.max(0, to - from) }, (_, at) => day * 10_000 + from + at));
      const right = given.every(({ from, to }) => to > from) && new Set(minutes).size === minutes.length;
      expect(misplacedHours(given.map(({ day, from, to }) => range(day, clock(from), clock(to)))).length === 0).toBe(right);
    }),
  );
});

test("a week is kept from Monday on, each day from its morning", () => {
  expect(inWeekOrder([range(5, "09:00", "12:00"), range(1, "14:00", "15:00"), range(1, "09:00", "12:00")])).toEqual([range(1, "09:00", "12:00"), range(1, "14:00", "15:00"), range(5, "09:00", "12:00")]);
});
