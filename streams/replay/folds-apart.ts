import { type Change, changesBetween } from "./changes.ts";
import type { Fold } from "./folds.ts";
import type { RecordedLog } from "./recorded-log.ts";

/** Where two folds of one recording first part, and what the other has otherwise there. */
export interface Parting {
  readonly position: number;
  readonly changes: readonly Change[];
}

/** So many events are folded in one step. */
const STRETCH = 100;

/**
 * The first position at which two folds have different states; null where they agree everywhere. As long as they agree,
 * what an event changes is all that can part them, so that each event costs what it changes.
 */
export function* foldsApart({ begin, facts, length }: Pick<RecordedLog, "begin" | "facts" | "length">, one: Fold, other: Fold): Generator<number, Parting | null> {
  let [first, second] = [begin.floor, begin.floor];
  for (let position = 1; position <= length; position++) {
    const batch = facts.slice(position - 1, position);
    const [firstNext, secondNext] = [one(first, batch), other(second, batch)];
    if (JSON.stringify(changesBetween(first, firstNext)) !== JSON.stringify(changesBetween(second, secondNext))) return { position, changes: changesBetween(firstNext, secondNext) };
    [first, second] = [firstNext, secondNext];
    if (position % STRETCH === 0) yield position;
  }
  return null;
}
