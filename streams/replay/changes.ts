import type { Floor } from "../projections/floor.ts";
import { Keyed } from "../projections/keyed.ts";
import { membersOf, plain } from "./state-parts.ts";

/** A value of the state that differs. `was` is absent for an added value, `is` for a removed one. */
export interface Change {
  /** Member names from the outermost to the innermost; a row is named by its id. */
  readonly path: readonly string[];
  readonly was?: unknown;
  readonly is?: unknown;
}

/**
 * Returns the differences between two floor states, in the order of the members of the state. The cost grows
 * with the number of differences, not with the size of the floor.
 */
export function changesBetween(before: Floor, after: Floor): readonly Change[] {
  const found: Change[] = [];
  look([], before, after, found);
  return found;
}

function look(path: readonly string[], was: unknown, is: unknown, found: Change[]): void {
  if (was === is) return;
  if (was instanceof Keyed && is instanceof Keyed) {
    return Keyed.differences(
      was as Keyed<{ readonly id: string }>,
      is as Keyed<{ readonly id: string }>,
      (old, now) => look([...path, (now ?? old)?.id ?? ""], old, now, found),
    ); // every row of a Keyed has an id
  }
  if (isHistogram(was) && isHistogram(is)) return lookAtCounts(path, was, is, found);
  const [old, now] = [membersOf(was), membersOf(is)];
  if (!old || !now) {
    if (JSON.stringify(was) !== JSON.stringify(is))
      found.push({
        path,
        ...(was !== undefined && { was: plain(was) }),
        ...(is !== undefined && { is: plain(is) }),
      });
    return;
  }
  for (const [name, member] of now) look([...path, name], old.get(name), member, found);
  for (const [name, member] of old) if (!now.has(name)) look([...path, name], member, undefined, found);
}

const isHistogram = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((item) => typeof item === "number");

/** Compares two histograms. Bins missing at the end count as 0, because a histogram grows on demand. */
function lookAtCounts(
  path: readonly string[],
  was: readonly number[],
  is: readonly number[],
  found: Change[],
): void {
  for (let place = 0; place < Math.max(was.length, is.length); place++) {
    const [old, now] = [was[place] ?? 0, is[place] ?? 0];
    if (old !== now) found.push({ path: [...path, String(place)], was: old, is: now });
  }
}
