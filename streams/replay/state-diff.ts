import { changesBetween, type Change } from "./changes.ts";
import type { MeasureAt } from "./holds.ts";
import { type NumberChange, numberChanges, type Standing } from "./number-changes.ts";

/** One part of the state in which something differs: how much, and the beginning of it. */
interface DifferentPart {
  readonly part: string;
  readonly total: number;
  readonly changes: readonly Change[];
}

/** Two states side by side. */
export interface StateDiff {
  readonly numbers: readonly NumberChange[];
  readonly parts: readonly DifferentPart[];
}

/** Returns the differences between two states, at most `atMost` places per part. */
export function stateDiff(before: Standing, after: Standing, measure: MeasureAt, atMost: number): StateDiff {
  const all = changesBetween(before.floor, after.floor);
  const parts = [...new Set(all.map(({ path }) => path[0] ?? ""))].map((part) => {
    const changes = all.filter(({ path }) => path[0] === part);
    return { part, total: changes.length, changes: changes.slice(0, atMost) };
  });
  return { numbers: numberChanges(before, after, measure), parts };
}
