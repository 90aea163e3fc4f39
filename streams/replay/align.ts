import type { FoldEvent } from "../events/event.ts";
import { comparing, type Difference } from "./compare.ts";

/** A difference, and the positions of both recordings right before it. */
interface AlignedDifference {
  readonly what: Difference<FoldEvent>["what"];
  readonly positions: readonly [number, number];
  /** The events of both recordings; null where one has none. */
  readonly first: FoldEvent | null;
  readonly second: FoldEvent | null;
}

/** Two recordings aligned by the content of their events. */
export interface Alignment {
  readonly same: number;
  readonly counts: Readonly<Record<Difference<FoldEvent>["what"], number>>;
  /** The first ones, in order. */
  readonly differences: readonly AlignedDifference[];
}

/**
 * Aligns two recordings and returns their first differences in order. Yields the number of aligned events of
 * both after each step.
 */
export function* aligning(
  first: readonly FoldEvent[],
  second: readonly FoldEvent[],
  atMost: number,
): Generator<number, Alignment> {
  const { differences, same } = yield* comparing(first, second);
  const counts = { "first-only": 0, "second-only": 0, changed: 0 };
  for (const { what } of differences) counts[what]++;
  let [i, j] = [0, 0];
  const told = differences.slice(0, atMost).map((difference): AlignedDifference => {
    const [one, other] =
      difference.what === "changed"
        ? [difference.first, difference.second]
        : difference.what === "first-only"
          ? [difference.event, null]
          : [null, difference.event];
    // Up to here both went on together.
    const together = one ? first.indexOf(one, i) - i : other ? second.indexOf(other, j) - j : 0;
    const positions = [i + together, j + together] as const;
    [i, j] = [positions[0] + Number(one !== null), positions[1] + Number(other !== null)];
    return { what: difference.what, positions, first: one, second: other };
  });
  return { same, counts, differences: told };
}
