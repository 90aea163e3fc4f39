import { changesBetween, type Change } from "./changes.ts";
import type { MeasureAt } from "./holds.ts";
import { type NumberChange, numberChanges, type Standing } from "./number-changes.ts";

/** A member of the state with differences: their total number, and the first ones. */
interface DifferentPart {
  readonly part: string;
  readonly total: number;
  readonly changes: readonly Change[];
}

/** Differences between two states. */
export interface StateDiff {
  readonly numbers: readonly NumberChange[];
  readonly parts: readonly DifferentPart[];
}

/** Returns the differences between two states, at most `atMost` changes per part. */
export function stateDiff(before: Standing, after: Standing, measure: MeasureAt, atMost: number): StateDiff {
  const all = changesBetween(before.floor, after.floor);
  const parts = [...new Set(all.map(({ path }) => path[0] ?? ""))].map((part) => {
    const changes = all.filter(({ path }) => path[0] === part);
    return { part, total: changes.length, changes: changes.slice(0, atMost) };
  });
  return { numbers: numberChanges(before, after, measure), parts };
}
