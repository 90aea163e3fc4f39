import type { Told } from "../events/event.ts";
import { type Change, changesBetween } from "./changes.ts";
import type { Fold } from "./folds.ts";
import type { RecordedLog } from "./recorded-log.ts";

/** Where two folds of one recording first part, and what the other has otherwise there. */
export interface Parting {
  readonly position: number;
  readonly changes: readonly Change[];
}

/** So many events are folded at once where nothing can part the two. */
const STRETCH = 1_000;

/**
 * The first position at which two folds have different states; null where they agree everywhere. As long as
 * they agree both go on from one and the same state, so that a comparison costs what one event changes; and
 * only the events at which they may part are folded twice. Tells with each step how far it is.
 */
export function* foldsApart(
  { begin, facts, length }: Pick<RecordedLog, "begin" | "facts" | "length">,
  one: Fold,
  other: Fold,
  mayPart: (event: Told) => boolean = () => true,
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
