export interface Search {
  /** First rate to measure: the last result, or an estimate. */
  readonly from: number;
  readonly lowest: number;
  readonly highest: number;
  /** By how much the answer may be too low: 1.1 is a tenth. */
  readonly within: number;
  readonly holds: (rate: number) => Promise<boolean>;
}

/** The first steps away from the beginning are as wide as this. */
const STRIDE = 1.6;

/**
 * The highest rate that holds, to within a factor, where every lower one holds too. It widens from where it
 * begins until one rate holds and another does not, and then halves the ratio between them. 0: not even the
 * lowest holds.
 */
export async function highestHolding({ from, lowest, highest, within, holds }: Search): Promise<number> {
  const inside = (rate: number) => Math.max(lowest, Math.min(highest, Math.round(rate)));
  let good = 0;
  let bad = Infinity;
  for (
    let rate = inside(from);
    good === 0 || bad === Infinity;
    rate = inside(bad === Infinity ? rate * STRIDE : rate / STRIDE)
  ) {
    if (await holds(rate)) good = rate;
    else bad = rate;
    if (good === highest || bad === lowest) return good;
  }
  while (bad / good > within) {
    const rate = Math.round(Math.sqrt(bad * good));
    if (await holds(rate)) good = rate;
    else bad = rate;
  }
  return good;
}
