import type { Comparison } from "../../openapi/generated/recording.ts";
import type { Known } from "../metrics/live-numbers.ts";
import { localDays } from "../projections/local-day.ts";
import { MEASURES } from "./measures.ts";
import type { Moment } from "./verdict.ts";

/** Settings and names that the metrics of a replay file need in addition to its events. */
export interface Measuring {
  readonly zone: string;
  readonly answerWithinSeconds: number;
  /** Returns the id of a segment by its name in an expectation. */
  readonly segmentOf: (name: string) => string;
}

type Measure = Pick<Comparison, "number" | "segment">;

type Comparable = number | string | boolean;

/** Comparison functions by operator. */
export const IS: Readonly<Record<Comparison["is"], (a: Comparable, b: Comparable) => boolean>> = {
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  "=": (a, b) => a === b,
  "!=": (a, b) => a !== b,
  ">=": (a, b) => a >= b,
  ">": (a, b) => a > b,
};

/** Returns a function that measures a number at a moment. Caches the local day between invocations. */
export function measuring({ zone, answerWithinSeconds, segmentOf }: Measuring) {
  const dayOf = localDays(zone);
  return ({ number, segment }: Measure, { floor, now }: Moment): Known<number> =>
    MEASURES[number]({
      floor,
      now,
      segment: segment === undefined ? null : segmentOf(segment),
      day: dayOf(now).day,
      answerWithinSeconds,
    });
}

export type MeasureAt = ReturnType<typeof measuring>;

/**
 * Returns true if all comparisons hold, false if at least one does not, and null if a number is unknown and
 * all other comparisons hold.
 */
export function holds(that: readonly Comparison[], moment: Moment, measure: MeasureAt): boolean | null {
  let isKnown = true;
  for (const comparison of that) {
    const value = measure(comparison, moment);
    if (value === null) isKnown = false;
    else if (!IS[comparison.is](value, comparison.value)) return false;
  }
  return isKnown ? true : null;
}
