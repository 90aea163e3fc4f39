import type { CallMeasure, CountedSum } from "../../openapi/generated/console.ts";
import { CALL_MEASURES, isContactSum, type SumName } from "./call-figures.ts";

/** The calls that a number counts: those in any of the sums in `of` (all without one), and in none of `but`. */
export interface CountedCalls {
  readonly of: readonly CountedSum[];
  readonly but: readonly CountedSum[];
}

/** All sums that count calls. */
export const COUNTED_SUMS = [
  "answered",
  "answeredInTime",
  "abandoned",
  "abandonedInTime",
  "abandonedShort",
  "removed",
  "removedInTime",
  "ended",
  "transferred",
  "dismissals",
  "timeouts",
  "positive",
  "negative",
  "sentiments",
  "reviews",
  "contacts",
  "hangs",
] as const satisfies readonly CountedSum[];

/** Sums that count offers, of which a call can have several. */
const OFFERS: ReadonlySet<SumName> = new Set<CountedSum>(["dismissals", "timeouts"]);

/** Returns the sum by this name if it counts calls; null for sums of durations, and for all calls. */
export const countedSum = (name: string): CountedSum | null =>
  COUNTED_SUMS.find((one) => one === name) ?? null;

/** Returns the calls that a measure counts, or over which a ratio, mean or median is computed. */
export function countedCalls(measure: CallMeasure): CountedCalls {
  const { over, under, median } = CALL_MEASURES[measure];
  const names = median ? (["contacts"] as const) : (under ?? over);
  const sums = (minus: boolean) =>
    names.flatMap((name) =>
      name.startsWith("-") === minus ? (countedSum(name.replace("-", "")) ?? []) : [],
    );
  return { of: sums(false), but: sums(true) };
}

/** Returns how many calls are counted, from the sums of the number; null if the sums do not contain it. */
export function countIn({ of, but }: CountedCalls, sums: Readonly<Record<string, number>>): number | null {
  if ([...of, ...but].some((name) => OFFERS.has(name) || sums[name] === undefined)) return null;
  const total = (names: readonly string[]) => names.reduce((sum, name) => sum + (sums[name] ?? 0), 0);
  return of.length === 0 ? (sums["calls"] ?? null) : total(of) - total(but);
}

/** Returns true if the calls are counted for the time at which the contact began. */
export const areOfContacts = ({ of }: Pick<CountedCalls, "of">): boolean => of.some(isContactSum);
