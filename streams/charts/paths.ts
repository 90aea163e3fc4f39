/** Rounds a coordinate to tenths of a px; more precision is not visible. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;

/** A point of a line, px; null is a gap. */
export type Vertex = readonly [x: number, y: number] | null;

/** Returns a box as a path, from its base. */
export const box = (x: number, y: number, width: number, bottom: number): string =>
  `M${tenths(x)} ${tenths(bottom)}V${tenths(y)}h${tenths(width)}V${tenths(bottom)}z`;

/** Returns a box whose upper corners are round. */
export function roundedBox(x: number, y: number, width: number, bottom: number, radius: number): string {
  const r = Math.min(radius, width / 2, Math.abs(bottom - y));
  if (r < 0.5 || y > bottom) return box(x, y, width, bottom);
  const [left, right] = [tenths(x), tenths(x + width)];
  return `M${left} ${tenths(bottom)}V${tenths(y + r)}Q${left} ${tenths(y)} ${tenths(x + r)} ${tenths(y)}H${tenths(
    x + width - r,
  )}Q${right} ${tenths(y)} ${right} ${tenths(y + r)}V${tenths(bottom)}z`;
}

/** Returns a line through points. A point between two gaps is a dot, which round line ends make visible. */
export function linePath(points: readonly Vertex[]): string {
  let path = "";
  let isDrawing = false;
  points.forEach((point, place) => {
    if (point) path += `${isDrawing ? "L" : "M"}${tenths(point[0])} ${tenths(point[1])}`;
    if (point && !isDrawing && !points[place + 1]) path += "h.01";
    isDrawing = point !== null;
  });
  return path;
}

/** A value that holds over a range, px; a null `y` is a gap. */
export interface Step {
  readonly from: number;
  readonly until: number;
  readonly y: number | null;
}

export function stepPath(steps: readonly Step[]): string {
  let path = "";
  let isDrawing = false;
  for (const { from, until, y } of steps) {
    if (y !== null) path += `${isDrawing ? "V" : `M${tenths(from)} `}${tenths(y)}H${tenths(until)}`;
    isDrawing = y !== null;
  }
  return path;
}

/** Returns small open circles, as one path. */
export const circles = (points: readonly Vertex[], radius: number): string =>
  points
    .flatMap((point) =>
      point
        ? `M${tenths(point[0] - radius)} ${tenths(point[1])}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
        : [],
    )
    .join("");

/**
 * Returns the areas between a line and the target, on the side of the target where values miss it. `misses`
 * returns true for such a y.
 */
export function shortfallPath(
  points: readonly Vertex[],
  target: number,
  misses: (y: number) => boolean,
): string {
  let path = "";
  for (const [place, here] of points.entries()) {
    const next = points[place + 1];
    if (!here || !next) continue;
    const corners = [here, next].filter(([, y]) => misses(y));
    if (corners.length === 0) continue;
    const part = (target - here[1]) / (next[1] - here[1]);
    const crossing = here[0] + part * (next[0] - here[0]);
    const from = misses(here[1]) ? here[0] : crossing;
    const until = misses(next[1]) ? next[0] : crossing;
    const edge = corners.map(([x, y]) => `L${tenths(x)} ${tenths(y)}`).join("");
    path += `M${tenths(from)} ${tenths(target)}${edge}L${tenths(until)} ${tenths(target)}z`;
  }
  return path;
}
