import fc from "fast-check";
import { expect, test } from "vitest";
import { localDay } from "../../../streams/projections/local-day.ts";
import { dayStarts } from "../../../streams/replay/day-starts.ts";

const HOUR = 3_600_000;
const startsOf = (times: readonly number[], zone: string) =>
  dayStarts(times.length, (place) => times[place] ?? 0, zone);

test("days start at the midnight of the zone", () => {
  const times = [
    "2026-05-04T21:59:59Z",
    "2026-05-04T22:00:00Z",
    "2026-05-05T12:00:00Z",
    "2026-05-08T00:00:00Z",
  ].map((time) => Date.parse(time));
  expect(startsOf(times, "Europe/Madrid").map(({ place }) => place)).toEqual([0, 1, 3]);
  expect(startsOf(times, "UTC").map(({ place }) => place)).toEqual([0, 2, 3]);
  expect(startsOf([], "UTC")).toEqual([]);
});

test("starts a day exactly where the local date changes, clock changes included", () => {
  const hours = fc
    .array(fc.integer({ min: 0, max: 24 * 12 }), { maxLength: 60 })
    .map((all) =>
      all.toSorted((a, b) => a - b).map((hour) => Date.parse("2026-03-24T00:00:00Z") + hour * HOUR),
    );
  fc.assert(
    fc.property(
      hours,
      fc.constantFrom("Europe/Madrid", "Asia/Kolkata", "America/New_York"),
      (times, zone) => {
        const expected = times.flatMap((time, place) =>
          place > 0 && localDay(times[place - 1] ?? 0, zone).day === localDay(time, zone).day
            ? []
            : [{ place, time }],
        );
        expect(startsOf(times, zone)).toEqual(expected);
      },
    ),
  );
});

test("a long list is not looked through one by one", () => {
  let looks = 0;
  const found = dayStarts(1_000_000, (place) => (looks++, place * 1_000), "UTC");
  expect(found).toHaveLength(12);
  expect(looks).toBeLessThan(400);
});
