/** Share of the measurements below the range, and above it. */
const TAIL = 0.1;
const ENOUGH = 5;

/** Returns the range of the middle 80% of the measured values; null if there are fewer than five. */
export function usualRange(values: readonly (number | null)[]): readonly [low: number, high: number] | null {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (sorted.length < ENOUGH) return null;
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return [at(TAIL), at(1 - TAIL)];
}
