import type { FoldEvent } from "../events/event.ts";
import { type Change, changesBetween } from "./changes.ts";
import type { Fold } from "./folds.ts";
import type { RecordedLog } from "./recorded-log.ts";

/**
 * The first position at which two versions of the fold lead to different states, with the differences between
 * these states.
 */
export interface Parting {
  readonly position: number;
  readonly changes: readonly Change[];
}

/** Maximum number of events folded in one batch while the folds cannot differ. */
const STRETCH = 1_000;

/**
 * Finds the first position at which two versions of the fold have different states; null if there is none. Up
 * to that position, both versions continue from one shared state, so each comparison covers only the changes
 * of one event. Only events that `mayPart` accepts are folded twice. Yields the current position after each
 * step.
 */
export function* foldsApart(
  { begin, facts, length }: Pick<RecordedLog, "begin" | "facts" | "length">,
  one: Fold,
  other: Fold,
  mayPart: (event: FoldEvent) => boolean = () => true,
): Generator<number, Parting | null> {
  let { floor } = begin;
  let reached = 0;
  for (let index = 0; index < length; index++) {
    const event = facts[index];
    if (event && mayPart(event)) {
      floor = one(floor, facts.slice(reached, index));
      const [next, otherNext] = [one(floor, [event]), other(floor, [event])];
      const changes = changesBetween(next, otherNext);
      if (changes.length > 0) return { position: index + 1, changes };
      floor = next;
      reached = index + 1;
    } else if (index - reached === STRETCH) {
      floor = one(floor, facts.slice(reached, index));
      reached = index;
    }
    if (index % STRETCH === 0) yield index;
  }
  return null;
}
