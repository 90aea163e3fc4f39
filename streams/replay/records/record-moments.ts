import { isFoldable } from "../../events/event.ts";
import type { StandingRecord } from "../../recording/read-recording.ts";
import { isOwn } from "./listed-kinds.ts";

/** Start and end of a period, ms. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/**
 * Returns the time (ms) of a record that a console wrote while recording, otherwise null. Markers do not
 * count, because they may have been set years later.
 */
function writtenAt(one: StandingRecord): number | null {
  const { at } = one.record;
  return isOwn(one) && typeof at === "number" && isFoldable(at) ? at : null;
}

/** Returns the times of all console records (ms), ascending. */
export const ownTimes = (records: readonly StandingRecord[]): readonly number[] =>
  records.flatMap((one) => writtenAt(one) ?? []).sort((a, b) => a - b);

/**
 * Returns the time range of a replay file, including console records. Both ends are 0 if the replay file is
 * empty.
 */
export function spanOf(records: readonly StandingRecord[], clock: Float64Array): Span {
  let [first, last] = [clock[0] ?? Infinity, clock.at(-1) ?? -Infinity];
  for (const one of records) {
    const at = writtenAt(one);
    if (at === null) continue;
    first = Math.min(first, at);
    last = Math.max(last, at);
  }
  return first <= last ? { first, last } : { first: 0, last: 0 };
}

/**
 * Returns the time of each record (ms): its own time; otherwise the later one of the time of the last event
 * before it and the latest time of the records before it.
 */
export function momentsOf(
  records: readonly StandingRecord[],
  clock: Float64Array,
  { first }: Span,
): Float64Array {
  let latest = first;
  return Float64Array.from(records, (one) => {
    const at = writtenAt(one);
    latest = Math.max(latest, at ?? clock[one.before - 1] ?? first);
    return at ?? latest;
  });
}
