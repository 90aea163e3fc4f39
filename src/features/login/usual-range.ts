/** Part of the measurements outside of the range on either side. */
const TAIL = 0.1;
const ENOUGH = 5;

/**
 * The range in which most of the measured values lie; null before there are five, when nothing is usual yet.
 */
export function usualRange(values: readonly (number | null)[]): readonly [low: number, high: number] | null {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (sorted.length < ENOUGH) return null;
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return [at(TAIL), at(1 - TAIL)];
}
