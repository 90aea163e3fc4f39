import type { FoldEvent } from "../events/event.ts";
import { comparing, type Difference } from "./compare.ts";

/** A difference between two replay files, with the number of events before it in each file. */
interface AlignedDifference {
  readonly what: Difference<FoldEvent>["what"];
  readonly positions: readonly [number, number];
  /** Event of each replay file; null if that file does not contain it. */
  readonly first: FoldEvent | null;
  readonly second: FoldEvent | null;
}

/** Two replay files aligned by the content of their events. */
export interface Alignment {
  /** Number of equal events. */
  readonly same: number;
  readonly counts: Readonly<Record<Difference<FoldEvent>["what"], number>>;
  /** The first differences, in order. */
  readonly differences: readonly AlignedDifference[];
}

/**
 * Aligns two replay files and returns their first `atMost` differences, in order. Yields the number of
 * aligned events, counted over both replay files, after each step.
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
  const listed = differences.slice(0, atMost).map((difference): AlignedDifference => {
    const [one, other] =
      difference.what === "changed"
        ? [difference.first, difference.second]
        : difference.what === "first-only"
          ? [difference.event, null]
          : [null, difference.event];
    // Number of equal events since the previous difference.
    const together = one ? first.indexOf(one, i) - i : other ? second.indexOf(other, j) - j : 0;
    const positions = [i + together, j + together] as const;
    [i, j] = [positions[0] + Number(one !== null), positions[1] + Number(other !== null)];
    return { what: difference.what, positions, first: one, second: other };
  });
  return { same, counts, differences: listed };
}
