import fc from "fast-check";
import { expect, test } from "vitest";
import { showing, zoomedAt, zoomedTo, zoomOf } from "../../../../src/features/replay/timeline/stretch.ts";

const HOUR = 3_600_000;
const DAY = { from: 6 * HOUR, until: 24 * HOUR };

test("an hour is shown around the time, and moved where the day would end before it", () => {
  expect(zoomedTo("hour", 10 * HOUR, DAY)).toEqual({ from: 9.5 * HOUR, until: 10.5 * HOUR });
  expect(zoomedTo("hour", 6 * HOUR, DAY)).toEqual({ from: 6 * HOUR, until: 7 * HOUR });
  expect(zoomedTo("minutes", 24 * HOUR, DAY)).toEqual({ from: 24 * HOUR - HOUR / 6, until: 24 * HOUR });
  expect(zoomedTo("day", 10 * HOUR, DAY)).toEqual(DAY);
});

test("names a zoom level, and returns null between levels", () => {
  expect(zoomOf(DAY, DAY)).toBe("day");
  expect(zoomOf(zoomedTo("minutes", 9 * HOUR, DAY), DAY)).toBe("minutes");
  expect(zoomOf({ from: 9 * HOUR, until: 11 * HOUR }, DAY)).toBe(null);
});

test("keeps every zoom within the day, and the point under the pointer in place unless the day ends", () => {
  const hour = fc.integer({ min: 6, max: 23 });
  fc.assert(
    fc.property(
      hour,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0.1, max: 10, noNaN: true }),
      (from, part, factor) => {
        const seen = { from: from * HOUR, until: (from + 1) * HOUR };
        const time = seen.from + part * HOUR;
        const zoomed = zoomedAt(seen, time, factor, DAY);
        expect(zoomed.from).toBeGreaterThanOrEqual(DAY.from);
        expect(zoomed.until).toBeLessThanOrEqual(DAY.until + 1e-6);
        expect(zoomed.until - zoomed.from).toBeCloseTo(
          Math.max(60_000, Math.min(18 * HOUR, HOUR * factor)),
          3,
        );
        const isHeld = zoomed.from > DAY.from && zoomed.until < DAY.until;
        if (isHeld) expect((time - zoomed.from) / (zoomed.until - zoomed.from)).toBeCloseTo(part, 6);
      },
    ),
  );
});

test("scrolls to the position of the replay, and keeps it still while the position is visible", () => {
  const hour = { from: 9 * HOUR, until: 10 * HOUR };
  expect(showing(hour, 9.9 * HOUR, DAY)).toBe(hour);
  expect(showing(hour, 12 * HOUR, DAY)).toEqual({ from: 11.5 * HOUR, until: 12.5 * HOUR });
  expect(showing(hour, 30 * HOUR, { from: 30 * HOUR, until: 48 * HOUR })).toEqual({
    from: 30 * HOUR,
    until: 31 * HOUR,
  });
});
