import { tenths } from "../../../../streams/charts/paths.ts";

/**
 * Returns counts at equal intervals as step paths in a box: the upper line, and the area below it. Unknown
 * counts (null) leave a gap.
 */
export function waitingSteps(
  counts: readonly (number | null)[],
  highest: number,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly line: string; readonly area: string } {
  const step = width / counts.length;
  let [line, area] = ["", ""];
  counts.forEach((count, place) => {
    if (count === null) return;
    const [left, top] = [tenths(place * step), tenths(height * (1 - count / highest))];
    const isFirst = (counts[place - 1] ?? null) === null;
    const isLast = (counts[place + 1] ?? null) === null;
    const across = `H${tenths((place + 1) * step)}`;
    line += (isFirst ? `M${left} ${top}` : `V${top}`) + across;
    area += `${isFirst ? `M${left} ${height}` : ""}V${top}${across}${isLast ? `V${height}z` : ""}`;
  });
  return { line, area };
}
