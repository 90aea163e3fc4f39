import fc from "fast-check";
import { expect, test } from "vitest";
import { extentOf } from "../../../streams/charts/extent.ts";
import { ticksFrom, timeAt, xAt, zoneTicks } from "../../../streams/charts/time-axis.ts";
import { bandAxis, valueAxis } from "../../../streams/charts/value-axis.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PLOT = { left: 136, width: 1_080, from: 6 * HOUR, until: 24 * HOUR };

test("plots eighteen hours as designed: one pixel per minute, one line per hour", () => {
  expect(xAt(PLOT, 16 * HOUR)).toBe(736);
  expect(timeAt(PLOT, 736)).toBe(16 * HOUR);
  expect([timeAt(PLOT, 0), timeAt(PLOT, 5_000)]).toEqual([PLOT.from, PLOT.until]);
  expect(ticksFrom(PLOT, 0)).toEqual(Array.from({ length: 19 }, (_, place) => (6 + place) * HOUR));
  expect(ticksFrom({ ...PLOT, until: 7 * HOUR }, 0)).toHaveLength(13);
});

const shown = (zone: string, instants: readonly number[], options: Intl.DateTimeFormatOptions) =>
  instants.map((instant) => new Intl.DateTimeFormat("en-GB", { ...options, timeZone: zone }).format(instant));
const CLOCK = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const at = (text: string) => Date.parse(text);

test.each([
  [
    "of 23 hours, without the hour that is skipped",
    at("2026-03-29T00:00:00+01:00"),
    23,
    ["00:00", "01:00", "03:00", "04:00", "22:00", "23:00", "00:00"],
  ],
  [
    "of 25 hours, with the hour that occurs twice named once",
    at("2026-10-25T00:00:00+02:00"),
    25,
    ["00:00", "01:00", "02:00", "03:00", "22:00", "23:00", "00:00"],
  ],
])("names the local hours of a day %s", (_, from, hours, some) => {
  const span = { left: 0, width: hours * 60, from, until: from + hours * HOUR };
  const { step, instants } = zoneTicks(span, "Europe/Madrid");
  const texts = shown("Europe/Madrid", instants, CLOCK);
  expect(step).toBe("minute");
  expect([...texts.slice(0, 4), ...texts.slice(-3)]).toEqual(some);
  expect(new Set(instants).size).toBe(instants.length);
  // The drawing keeps true time: an hour is as wide on this day as on any other.
  expect(xAt(span, instants.at(-1)!)).toBe(hours * 60);
});

test("names whole hours where the zone is half an hour off", () => {
  const from = at("2026-05-01T00:00:00+05:30");
  const { instants } = zoneTicks({ left: 0, width: 600, from, until: from + DAY }, "Asia/Kolkata");
  expect(shown("Asia/Kolkata", instants, CLOCK).slice(0, 3)).toEqual(["00:00", "03:00", "06:00"]);
});

test("names local midnights, Mondays and months, however long the range is", () => {
  const from = at("2026-01-01T00:00:00+01:00");
  const days = (count: number) =>
    zoneTicks({ left: 0, width: 600, from, until: from + count * DAY }, "Europe/Madrid");
  const week = days(8);
  expect(week.step).toBe("day");
  expect(shown("Europe/Madrid", week.instants, CLOCK)).toEqual(week.instants.map(() => "00:00"));
  const quarter = days(60);
  expect(shown("Europe/Madrid", quarter.instants, { weekday: "short" })).toEqual(
    quarter.instants.map(() => "Mon"),
  );
  const year = days(365);
  expect(year.step).toBe("month");
  expect(shown("Europe/Madrid", year.instants, { day: "numeric", month: "short" }).slice(0, 3)).toEqual([
    "1 Jan",
    "1 Feb",
    "1 Mar",
  ]);
  expect(days(3_650).step).toBe("year");
});

test("leaves room for the label of each tick, at any range in any zone", () => {
  const zones = ["Europe/Madrid", "America/St_Johns", "Australia/Lord_Howe", "UTC", "Asia/Kathmandu"];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: at("2020-01-01"), max: at("2030-01-01") }),
      fc.integer({ min: 10 * MINUTE, max: 800 * DAY }),
      fc.integer({ min: 120, max: 1_600 }),
      (zone, from, length, width) => {
        const span = { left: 0, width, from, until: from + length };
        const { instants } = zoneTicks(span, zone);
        const xs = instants.map((instant) => xAt(span, instant));
        for (const [place, x] of xs.entries()) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(width);
          if (place > 0) expect(x - xs[place - 1]!).toBeGreaterThan(20);
        }
      },
    ),
  );
});

test("ends the value axis at a whole step that covers the data", () => {
  const axis = (points: number[], more = {}) =>
    valueAxis({ extent: extentOf(points), range: [200, 0], ...more });
  expect(axis([3, 97]).ticks).toEqual([0, 20, 40, 60, 80, 100]);
  expect(axis([1, 2]).ticks).toEqual([0, 1, 2]);
  expect(axis([]).ticks).toEqual([0, 1]);
  expect(axis([-5, 12]).ticks[0]).toBe(-6);
  expect(axis([35, 80], { domain: [0, 100] }).at(100)).toBe(0);
  expect(axis([95_000], { steps: "duration" }).ticks.map((tick) => tick / 1_000)).toEqual([
    0, 30, 60, 90, 120,
  ]);
  expect(axis([5 * HOUR], { steps: "duration" }).ticks.map((tick) => tick / HOUR)).toEqual([
    0, 1, 2, 3, 4, 5,
  ]);
});

test("places values and their positions both ways, for any data", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 20 }),
      fc.constantFrom("decimal" as const, "duration" as const),
      (points, steps) => {
        const axis = valueAxis({ extent: extentOf(points), steps, range: [200, 12] });
        for (const point of points) {
          expect(axis.at(point)).toBeGreaterThanOrEqual(12 - 1e-6);
          expect(axis.at(point)).toBeLessThanOrEqual(200 + 1e-6);
          expect(axis.valueAt(axis.at(point))).toBeCloseTo(point, 3);
        }
        expect(axis.ticks.length).toBeLessThanOrEqual(14);
      },
    ),
  );
});

test("divides the width among bands without overlap", () => {
  const band = bandAxis(17, 40, 492);
  for (let index = 1; index < 17; index++)
    expect(band.start(index) - band.start(index - 1) - band.width).toBeGreaterThan(0);
  expect(band.start(16) + band.width).toBeLessThanOrEqual(40 + 492);
});
