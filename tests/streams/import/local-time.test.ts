import { CalendarDate, CalendarDateTime } from "@internationalized/date";
import fc from "fast-check";
import { expect, test } from "vitest";
import { clockOf, secondsOfDay } from "../../../streams/import/local-time.ts";
import { atDepth } from "../../support/depth.ts";

test.each([
  ["0:00:31", 31],
  ["23:59:59", 86_399],
  ["9:05:00", 32_700],
  ["24:00:00", null],
  ["9:60:00", null],
  ["9:5:00", null],
  ["", null],
])("%s of a day is its second %s", (text, seconds) => {
  expect(secondsOfDay(text)).toBe(seconds);
});

test("converts to the calendar's local time on every day of a zone, clock changes included", () => {
  const clocks = new Map(
    ["Asia/Jerusalem", "Europe/Madrid", "America/New_York", "UTC"].map((zone) => [zone, clockOf(zone)]),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...clocks.keys()),
      fc.nat(3_000),
      fc.nat(2 * 86_400 - 1),
      (zone, days, seconds) => {
        const date = new CalendarDate(1999, 1, 1).add({ days });
        const day = date.add({ days: Math.floor(seconds / 86_400) });
        const rest = seconds % 86_400;
        const expected = new CalendarDateTime(
          day.year,
          day.month,
          day.day,
          Math.floor(rest / 3600),
          Math.floor(rest / 60) % 60,
          rest % 60,
        )
          .toDate(zone)
          .getTime();
        expect(clocks.get(zone)!(date, seconds)).toBe(expected);
      },
    ),
    { numRuns: atDepth(100, 2_000) },
  );
});
