import { expect, test } from "vitest";
import { availabilityFaults } from "../../openapi/formats/availability-rules.ts";

const at = (day: number, start: string, end: string) => ({ day, start, end });

test.each([
  [
    "ranges as long as one appointment, to the end of the day too",
    { duration: 30, days: [at(1, "09:00", "09:30"), at(2, "23:30", "24:00")] },
    [],
  ],
  [
    "a range that is a minute shorter",
    { duration: 30, days: [at(1, "09:00", "17:00"), at(1, "18:00", "18:29")] },
    [{ at: "days/1", code: "below-duration" }],
  ],
  [
    "a range that ends as it begins, which is told as that",
    { duration: 30, days: [at(1, "09:00", "09:00")] },
    [],
  ],
  ["a night as long as one appointment", { duration: 300, days: [at(1, "21:00", "02:00")] }, []],
  [
    "a night that is a minute shorter",
    { duration: 301, days: [at(1, "21:00", "02:00")] },
    [{ at: "days/0", code: "below-duration" }],
  ],
  ["a duration that is not typed yet", { duration: "", days: [at(1, "09:00", "09:01")] }, []],
  ["a range that is none, which the schema tells", { duration: 30, days: ["a", { day: 1 }] }, []],
  [
    "a day that is blocked twice",
    {
      blockedDates: [
        { date: "2026-12-25" },
        { date: "2026-12-26" },
        { date: "2026-12-25", note: "Christmas" },
      ],
    },
    [{ at: "blockedDates/2/date", code: "twice" }],
  ],
  ["days that are not typed yet", { blockedDates: [{ date: "" }, { date: "" }, {}] }, []],
  [
    "a notice that is longer than one may look ahead",
    { minimumToSchedule: 1_440, maximumToSchedule: 1 },
    [{ at: "maximumToSchedule", code: "below-min" }],
  ],
])("%s", (_, availability, faults) => {
  expect(availabilityFaults(availability)).toEqual(faults);
});
