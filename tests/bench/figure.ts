import { rounded } from "./statistics.ts";

/** At least, or at most, so much. */
export interface Goal {
  readonly is: ">=" | "<=";
  readonly than: number;
}

/** What the bench finds out: one number and what it should be, where it should be something. */
export interface Figure {
  readonly id: string;
  /** null: nothing could be read, because the page stood still under the load. */
  readonly value: number | null;
  readonly unit: string;
  readonly goal?: Goal;
}

/** The line of JSON that says it. */
export function figureLine({ id, value, unit, goal }: Figure): string {
  const holds = goal && value !== null ? (goal.is === ">=" ? value >= goal.than : value <= goal.than) : null;
  return JSON.stringify({ id, value: value === null ? null : rounded(value), unit, goal: goal ? `${goal.is} ${goal.than}` : null, holds });
}
