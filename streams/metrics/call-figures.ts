import type { CallMeasure } from "../../openapi/generated/console.ts";

/** A call as far as the numbers depend on it. Durations in ms; null while unknown. */
export interface MeasuredCall {
  /** True for the first record of its contact. */
  readonly isFirst: boolean;
  /** True if the customer entered a queue. */
  readonly hasQueued: boolean;
  readonly isAnswered: boolean;
  /** Null until the call has ended. */
  readonly outcome: string | null;
  readonly waited: number | null;
  readonly queued: number | null;
  readonly served: number | null;
  readonly transfers: number;
  readonly dismissals: number;
  readonly timeouts: number;
  readonly sentiment: string | null;
  readonly quality: number | null;
}

/**
 * Sums over calls, from which every measure is computed. They can be added over intervals and groups;
 * `longestWait` is a maximum. Durations in ms.
 */
export interface CallSums {
  readonly calls: number;
  /** Contacts, each counted once, whether or not they entered a queue. */
  readonly contacts: number;
  /** Contacts that ended because the customer left, in a queue or before it. */
  readonly hangs: number;
  /** Answered calls whose wait is known; a call without a queue waited 0. */
  readonly answered: number;
  readonly answeredInTime: number;
  readonly abandoned: number;
  readonly abandonedInTime: number;
  readonly abandonedShort: number;
  /** Customers whose queue entry ended without an answer and without their leaving. */
  readonly removed: number;
  readonly removedInTime: number;
  readonly waited: number;
  readonly waitedAbandoned: number;
  readonly longestWait: number;
  readonly ended: number;
  readonly handled: number;
  readonly transferred: number;
  readonly dismissals: number;
  readonly timeouts: number;
  readonly queued: number;
  readonly served: number;
  readonly positive: number;
  readonly negative: number;
  readonly sentiments: number;
  readonly quality: number;
  readonly reviews: number;
}

export type SumName = keyof CallSums;

const CONTACT_SUMS: readonly SumName[] = ["contacts", "hangs", "queued", "served"];

/**
 * Returns true for sums that count for the time at which the contact began. All others count for the time at
 * which the customer entered the queue, or at which the call began without a queue.
 */
export const isContactSum = (name: string): boolean => CONTACT_SUMS.some((sum) => sum === name);

/** Thresholds, in seconds. */
export interface Thresholds {
  /** Answers and exits within this time are in time. */
  readonly within: number;
  /** Customers who leave in less than this time are short abandons. */
  readonly short: number;
}

/** Default threshold of short abandons, seconds. */
export const SHORT_SECONDS = 5;

/**
 * Returns the sums of one call. `server/metrics/sum-columns.ts` computes the same in SQL; a test compares both.
 */
export function sumsOf(call: MeasuredCall, { within, short }: Thresholds): CallSums {
  const { waited, isAnswered, hasQueued, outcome, served } = call;
  const isInTime = waited !== null && waited <= within * 1000;
  const answered = isAnswered && waited !== null;
  const abandoned = hasQueued && !isAnswered && outcome === "abandoned";
  const removed = hasQueued && !isAnswered && outcome !== null && outcome !== "abandoned";
  const ended = isAnswered && outcome !== null && served !== null;
  const count = (condition: boolean) => (condition ? 1 : 0);
  return {
    calls: 1,
    contacts: count(call.isFirst),
    hangs: count(call.isFirst && !isAnswered && outcome === "abandoned"),
    answered: count(answered),
    answeredInTime: count(answered && isInTime),
    abandoned: count(abandoned),
    abandonedInTime: count(abandoned && isInTime),
    abandonedShort: count(abandoned && waited !== null && waited < short * 1000),
    removed: count(removed),
    removedInTime: count(removed && isInTime),
    waited: answered ? waited : 0,
    waitedAbandoned: abandoned ? (waited ?? 0) : 0,
    longestWait: waited ?? 0,
    ended: count(ended),
    handled: ended ? served : 0,
    transferred: count(call.transfers > 0),
    dismissals: call.dismissals,
    timeouts: call.timeouts,
    queued: call.queued ?? call.waited ?? 0,
    served: served ?? 0,
    positive: count(call.sentiment === "positive"),
    negative: count(call.sentiment === "negative"),
    sentiments: count(call.sentiment !== null),
    quality: call.quality ?? 0,
    reviews: count(call.quality !== null),
  };
}

/** Adds two sums, for example of two intervals. */
export function addSums(a: CallSums, b: CallSums): CallSums {
  const added = Object.entries(a).map(([name, value]) => {
    const other = b[name as SumName]; // the entries of sums have the names of sums
    return [name, name === "longestWait" ? Math.max(value, other) : value + other];
  });
  return Object.fromEntries(added) as CallSums; // the same names
}

type Unit = "count" | "percent" | "milliseconds" | "score";

/**
 * Definition of a measure: the sum of `over` (`-name` is subtracted), divided by the sum of `under` unless
 * that is null.
 */
export interface Definition<Sum extends string> {
  readonly unit: Unit | "points";
  readonly over: readonly (Sum | `-${Sum}`)[];
  readonly under: readonly (Sum | `-${Sum}`)[] | null;
  /** Increase it when the definition changes, so that earlier numbers can be recognized. */
  readonly version: number;
  /** Direction in which the value improves. Counts and handle times have none: less can be better or worse. */
  readonly better?: "higher" | "lower";
}

/** Returns whether a change of a value is an improvement; null without a change or a direction. */
export const verdictOn = (
  { better }: Pick<Definition<string>, "better">,
  change: number,
): "better" | "worse" | null =>
  better === undefined || change === 0 ? null : change > 0 === (better === "higher") ? "better" : "worse";

/**
 * Definition of a measure of calls. A measure with `median` is the median of this member over the contacts, and
 * is not computed from sums.
 */
export interface MeasureDefinition extends Definition<SumName> {
  readonly unit: Unit;
  readonly median?: "queued" | "served";
}

const count = (...over: MeasureDefinition["over"]): MeasureDefinition => ({
  unit: "count",
  over,
  under: null,
  version: 1,
});
const percent = (
  over: MeasureDefinition["over"],
  under: NonNullable<MeasureDefinition["under"]>,
): MeasureDefinition => ({ unit: "percent", over, under, version: 1 });
const mean = (over: SumName, under: SumName, unit: Unit = "milliseconds"): MeasureDefinition => ({
  unit,
  over: [over],
  under: [under],
  version: 1,
});
const median = (member: "queued" | "served"): MeasureDefinition => ({
  unit: "milliseconds",
  over: [],
  under: null,
  median: member,
  version: 1,
});
const higher = (definition: MeasureDefinition): MeasureDefinition => ({ ...definition, better: "higher" });
const lower = (definition: MeasureDefinition): MeasureDefinition => ({ ...definition, better: "lower" });

/**
 * Definitions of all measures of calls. The five service levels differ in which calls they leave out:
 * `serviceLevel` none of those offered, `serviceLevelNoShort` short abandons, `serviceLevelAnswered` all
 * abandons; `serviceLevelLeft` counts every exit from the queue in time, and `serviceLevelContacts` divides by
 * all contacts, also those that never queued.
 */
export const CALL_MEASURES: Readonly<Record<CallMeasure, MeasureDefinition>> = {
  contacts: count("contacts"),
  offered: count("answered", "abandoned"),
  answered: count("answered"),
  abandoned: count("abandoned"),
  shortAbandoned: count("abandonedShort"),
  late: count("answered", "-answeredInTime", "abandoned"),
  transferred: count("transferred"),
  dismissed: count("dismissals"),
  timeouts: count("timeouts"),
  serviceLevel: higher(percent(["answeredInTime"], ["answered", "abandoned"])),
  serviceLevelNoShort: higher(percent(["answeredInTime"], ["answered", "abandoned", "-abandonedShort"])),
  serviceLevelAnswered: higher(percent(["answeredInTime"], ["answered"])),
  serviceLevelLeft: higher(
    percent(["answeredInTime", "abandonedInTime", "removedInTime"], ["answered", "abandoned", "removed"]),
  ),
  serviceLevelContacts: higher(percent(["answeredInTime"], ["contacts"])),
  averageSpeedOfAnswer: lower(mean("waited", "answered")),
  averageWait: {
    unit: "milliseconds",
    over: ["waited", "waitedAbandoned"],
    under: ["answered", "abandoned"],
    version: 1,
    better: "lower",
  },
  averageAbandonWait: mean("waitedAbandoned", "abandoned"),
  longestWait: {
    unit: "milliseconds",
    over: ["longestWait"],
    under: null,
    version: 1,
    better: "lower",
  },
  averageHandleTime: mean("handled", "ended"),
  abandonRate: lower(percent(["abandoned"], ["answered", "abandoned"])),
  transferRate: lower(percent(["transferred"], ["answered"])),
  contactWait: lower(mean("queued", "contacts")),
  contactWaitMedian: lower(median("queued")),
  contactServiceTime: mean("served", "contacts"),
  contactServiceTimeMedian: median("served"),
  hangRate: lower(percent(["hangs"], ["contacts"])),
  positiveShare: higher(percent(["positive"], ["sentiments"])),
  negativeShare: lower(percent(["negative"], ["sentiments"])),
  qualityScore: higher(mean("quality", "reviews", "score")),
};

/** The five definitions of the service level, over the same calls. */
export const SERVICE_LEVELS = [
  "serviceLevel",
  "serviceLevelNoShort",
  "serviceLevelAnswered",
  "serviceLevelLeft",
  "serviceLevelContacts",
] as const satisfies readonly CallMeasure[];

/** Returns true if a measure depends on sums that count for the start of the contact. */
export const isOfContacts = (name: CallMeasure): boolean => {
  const { over, under, median: member } = CALL_MEASURES[name];
  return member !== undefined || [...over, ...(under ?? [])].some(isContactSum);
};

/** Names of all measures of calls, in the order in which they are offered. */
export const CALL_MEASURE_NAMES = Object.keys(CALL_MEASURES) as readonly CallMeasure[]; // its keys are the measures

/** Adds the named sums. */
const total = <Sum extends string>(
  sums: Readonly<Record<Sum, number>>,
  names: Definition<Sum>["over"],
): number =>
  names.reduce(
    (sum, name) =>
      name.startsWith("-")
        ? sum - sums[name.slice(1) as Sum] // without its sign, it is the name of a sum
        : sum + sums[name as Sum], // without a sign, it is the name of a sum
    0,
  );

/** Computes a defined value from sums. Null if the denominator is 0. */
export function quotient<Sum extends string>(
  { over, under, unit }: Pick<Definition<Sum>, "over" | "under" | "unit">,
  sums: Readonly<Record<Sum, number>>,
): number | null {
  if (under === null) return total(sums, over);
  const denominator = total(sums, under);
  if (denominator === 0) return null;
  return (total(sums, over) / denominator) * (unit === "percent" || unit === "points" ? 100 : 1);
}

/**
 * Computes a measure from sums: a count, ms, percent (0 to 100) or score. Null if the denominator is 0, for
 * medians, and for the longest wait without calls.
 */
export const measure = (name: CallMeasure, sums: CallSums): number | null =>
  CALL_MEASURES[name].median || (name === "longestWait" && sums.calls === 0)
    ? null
    : quotient(CALL_MEASURES[name], sums);
