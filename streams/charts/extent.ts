/** Range of values, and whether all of them are whole numbers. */
export interface Extent {
  readonly low: number;
  readonly high: number;
  readonly isWhole: boolean;
}

/** An extent that contains nothing. */
const NOTHING: Extent = { low: Infinity, high: -Infinity, isWhole: true };

export const joined = (extents: readonly Extent[]): Extent =>
  extents.reduce(
    (all, one) => ({
      low: Math.min(all.low, one.low),
      high: Math.max(all.high, one.high),
      isWhole: all.isWhole && one.isWhole,
    }),
    NOTHING,
  );

export const extentOfValue = (value: number): Extent => ({ low: value, high: value, isWhole: true });

const known = new WeakMap<readonly (number | null)[], Extent>();

/** Returns the extent of points. It is computed once, because a chart that is moved draws in each frame. */
export function extentOf(points: readonly (number | null)[]): Extent {
  const found = known.get(points);
  if (found) return found;
  let { low, high, isWhole } = NOTHING;
  for (const point of points) {
    if (point === null) continue;
    if (point < low) low = point;
    if (point > high) high = point;
    isWhole &&= Number.isInteger(point);
  }
  const extent = { low, high, isWhole };
  known.set(points, extent);
  return extent;
}
