/** The value that a share (0 to 1) of all values does not pass; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** The middle one, or between the two in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[Math.ceil(sorted.length / 2) - 1],
    sorted[Math.floor(sorted.length / 2)],
  ];
  return (low + high) / 2;
}

/** The least, the middle and the greatest value, for a person to read. */
export const summary = (values: readonly number[]): string =>
  [Math.min(...values), median(values), Math.max(...values)]
    .map((value) => String(rounded(value)))
    .join(" / ");

/** Rounds to three significant digits; smaller differences are noise. */
export const rounded = (value: number): number => Number(value.toPrecision(3));
