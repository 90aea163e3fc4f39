import { describe, expect, test } from "vitest";
import {
  binsOf,
  busyHours,
  countsIn,
  spanBetween,
  stepOf,
} from "../../../../src/features/insights/calls/histogram-bins.ts";
import { periodOf } from "../../../../src/features/insights/frame/period.ts";

const MADRID = "Europe/Madrid";
const days = (first: string, last: string) => periodOf([first, last], MADRID);
const row = (interval: string, calls: number, late: number) => ({
  level: 1,
  interval,
  group: {},
  values: { late },
  sums: { calls },
});
const iso = (at: number) => new Date(at).toISOString();

describe("intervals", () => {
  test.each([
    ["2026-11-24", "2026-11-24", "quarter", 96],
    ["2026-10-25", "2026-10-25", "quarter", 100],
    ["2026-03-29", "2026-03-29", "quarter", 92],
    ["2026-11-17", "2026-11-24", "hour", 192],
    ["2026-10-20", "2026-10-27", "hour", 193],
    ["2026-10-01", "2026-10-31", "day", 31],
  ])("divides %s to %s by %s", (first, last, step, count) => {
    const period = days(first, last);
    expect(stepOf(period)).toBe(step);
    const bins = binsOf(period, stepOf(period), []);
    expect(bins).toHaveLength(count);
    expect([bins[0]?.from, bins.at(-1)?.to]).toEqual([period.from, period.to]);
    expect(bins.every(({ from }, at) => at === 0 || from === bins[at - 1]?.to)).toBe(true);
  });
});

test("puts the calls of each row into its interval, and none into the others", () => {
  const period = days("2026-11-24", "2026-11-24");
  const bins = binsOf(
    period,
    "quarter",
    countsIn([
      { ...row("2026-11-24T09:00:00.000Z", 99, 99), level: 0 },
      row("2026-11-24T09:00:00.000Z", 7, 2),
      row("2026-11-24T10:15:00.000Z", 3, 3),
    ]),
  );
  expect(bins.filter(({ calls }) => calls > 0)).toEqual([
    { from: Date.parse("2026-11-24T09:00Z"), to: Date.parse("2026-11-24T09:15Z"), calls: 7, late: 2 },
    { from: Date.parse("2026-11-24T10:15Z"), to: Date.parse("2026-11-24T10:30Z"), calls: 3, late: 3 },
  ]);
});

test("leaves out the hours before the first and after the last call of a day", () => {
  const period = days("2026-11-24", "2026-11-24");
  const rows = [row("2026-11-24T07:45:00.000Z", 1, 0), row("2026-11-24T17:00:00.000Z", 1, 0)];
  const shown = busyHours(binsOf(period, "quarter", countsIn(rows)), "quarter");
  expect([iso(shown[0]?.from ?? 0), iso(shown.at(-1)?.to ?? 0)]).toEqual([
    "2026-11-24T07:00:00.000Z",
    "2026-11-24T18:00:00.000Z",
  ]);
  const alone = binsOf(period, "quarter", countsIn([row("2026-11-24T07:45:00.000Z", 1, 0)]));
  expect(busyHours(alone, "quarter")).toBe(alone);
});

test("returns the span between two intervals in either order", () => {
  const bins = binsOf(days("2026-11-24", "2026-11-24"), "quarter", []);
  const span = { from: Date.parse("2026-11-24T09:30Z"), to: Date.parse("2026-11-24T10:00Z") };
  expect(spanBetween(bins, 42, 43)).toEqual(span);
  expect(spanBetween(bins, 43, 42)).toEqual(span);
  expect(spanBetween(bins, 43, 500)).toBeNull();
});
