import { CalendarDateTime, fromAbsolute, toCalendarDate, toZoned } from "@internationalized/date";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { instantShowing, localDay, shownAt } from "../../../streams/projections/local-day.ts";
import { atDepth } from "../../support/depth.ts";

const zone = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
const instant = fc.integer({ min: Date.UTC(1970, 0), max: Date.UTC(2100, 0) });
const numRuns = atDepth(300, 20_000);

test.each([
  ["23 hours in spring", "2026-03-29T12:00:00Z", "Europe/Madrid", "2026-03-29", 23],
  ["25 hours in autumn", "2026-10-25T12:00:00Z", "Europe/Madrid", "2026-10-25", 25],
  [
    "23 and a half where half an hour is lost",
    "2026-10-03T22:00:00Z",
    "Australia/Lord_Howe",
    "2026-10-04",
    23.5,
  ],
  ["24 hours after one that was left out", "2011-12-30T12:00:00Z", "Pacific/Apia", "2011-12-31", 24],
  ["23 hours where midnight is skipped", "2018-11-04T12:00:00Z", "America/Sao_Paulo", "2018-11-04", 23],
])("a day has %s", (_, time, place, day, hours) => {
  const found = localDay(Date.parse(time), place);
  expect([found.day, (found.end - found.start) / 3_600_000]).toEqual([day, hours]);
});

test("starts and ends days at the same instants as the date library", () => {
  fc.assert(
    fc.property(instant, zone, (time, place) => {
      const date = toCalendarDate(fromAbsolute(time, place));
      expect(localDay(time, place)).toEqual({
        day: date.toString(),
        start: toZoned(date, place).toDate().getTime(),
        end: toZoned(date.add({ days: 1 }), place)
          .toDate()
          .getTime(),
      });
    }),
    { numRuns },
  );
});

test("shows and reads local times like the date library", () => {
  fc.assert(
    fc.property(instant, zone, (time, place) => {
      const at = new Date(time);
      const asShown = new CalendarDateTime(
        at.getUTCFullYear(),
        at.getUTCMonth() + 1,
        at.getUTCDate(),
        at.getUTCHours(),
        at.getUTCMinutes(),
        at.getUTCSeconds(),
        at.getUTCMilliseconds(),
      );
      expect(instantShowing(time, place)).toBe(toZoned(asShown, place).toDate().getTime());
      expect(shownAt(time, place)).toBe(time + fromAbsolute(time, place).offset);
    }),
    { numRuns },
  );
});

test("finds the day of instant 0 where simulated time was in use before", () => {
  vi.useFakeTimers();
  localDay(1, "UTC");
  vi.useRealTimers();
  expect(localDay(0, "UTC").end).toBe(24 * 3_600_000);
});
