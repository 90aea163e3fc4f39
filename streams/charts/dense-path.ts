import { tenths } from "./paths.ts";
import type { Dense } from "./pyramid.ts";

interface Columns {
  /** Left edge, px, and the number of columns of one px. */
  readonly left: number;
  readonly count: number;
  /** Returns the index of the first point that is drawn at or right of a column. */
  readonly firstOf: (column: number) => number;
}

/**
 * Returns many points as one line with at most four corners per column: first, lowest, highest and last value
 * (the M4 aggregation), so that each peak is drawn at every zoom. A column without values is a gap if points
 * lie in it, and is crossed by the line otherwise.
 */
export function densePath(
  { numbers, highest, lowest }: Dense,
  { left, count, firstOf }: Columns,
  y: (value: number) => number,
): string {
  let path = "";
  let isDrawing = false;
  let from = firstOf(0);
  for (let column = 0; column < count; column++) {
    const until = column + 1 === count ? Math.max(from, firstOf(count)) : firstOf(column + 1);
    if (from < until) {
      const high = highest.of(from, until);
      if (high === -Infinity) isDrawing = false;
      else {
        const first = edge(numbers, from, until, 1);
        const last = edge(numbers, until - 1, from - 1, -1);
        const low = lowest.of(from, until);
        path += `${isDrawing ? "L" : "M"}${tenths(left + column + 0.5)} ${tenths(y(first))}`;
        if (low !== high) path += corners(y, first, low, high, last);
        isDrawing = true;
      }
    }
    from = until;
  }
  return path;
}

const corners = (y: (value: number) => number, first: number, low: number, high: number, last: number) =>
  [low, high, last]
    .filter((value, place, all) => value !== (place === 0 ? first : all[place - 1]))
    .map((value) => `V${tenths(y(value))}`)
    .join("");

/** Returns the first known number from an index toward another. */
function edge(numbers: Float64Array, from: number, until: number, by: 1 | -1): number {
  for (let place = from; place !== until; place += by) {
    const number = numbers[place] ?? NaN;
    if (!Number.isNaN(number)) return number;
  }
  return NaN;
}
