import type { CallMeasure, Targets } from "../../../../openapi/generated/console.ts";
import {
  CALL_MEASURES,
  verdictOn,
  SERVICE_LEVELS,
  SHORT_SECONDS,
  type SumName,
} from "../../../../streams/metrics/call-figures.ts";
import { DEFAULT_TARGETS } from "../../../../streams/metrics/targets.ts";
import { useHolder } from "../../../services/use-session.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";

export type ServiceLevel = (typeof SERVICE_LEVELS)[number];

/** A value as the API returns it: null if the denominator is 0, undefined while it loads. */
export type Value = number | null | undefined;

export const isLevel = (measure: CallMeasure): measure is ServiceLevel =>
  SERVICE_LEVELS.some((level) => level === measure);

/**
 * Rounds a value for display: percentages and scores to one decimal. Service levels are rounded down, so that
 * 79.98 % is not shown as 80 %.
 */
export function shownValue(measure: CallMeasure, value: number): number {
  const { unit } = CALL_MEASURES[measure];
  if (unit === "count" || unit === "milliseconds") return value;
  // Without the small addition, 57.99999999999999 from 29 of 50 would become 57.9.
  return isLevel(measure) ? Math.floor(value * 10 + 1e-6) / 10 : Math.round(value * 10) / 10;
}

/** The thresholds of the account's targets. */
export const useTargets = () => useHolder()?.account.targets ?? DEFAULT_TARGETS;

/** Returns the target of a measure, in its unit; null without one. Each service level has the same target. */
function targetOf(measure: CallMeasure, targets: Targets): number | null {
  if (isLevel(measure)) return targets.serviceLevelPercent;
  if (measure === "abandonRate") return targets.abandonedPercent;
  return measure === "averageSpeedOfAnswer" ? targets.answerWithinSeconds * 1000 : null;
}

/** Returns functions that name measures and format their values. */
export function useMeasureWords() {
  const { say } = useTexts();
  const formats = useFormats();
  const { measures, sums, summary } = say.insights;
  const targets = useTargets();
  const thresholds = { within: targets.answerWithinSeconds, short: SHORT_SECONDS };
  const format = (measure: CallMeasure, value: number): string => {
    const shown = shownValue(measure, value);
    switch (CALL_MEASURES[measure].unit) {
      case "percent":
        return formats.percent(shown, 1);
      case "milliseconds":
        return formats.timeUnit(shown);
      default:
        return formats.number(shown);
    }
  };
  const differenceOf = (measure: CallMeasure, difference: number): string =>
    CALL_MEASURES[measure].unit === "percent"
      ? formats.number(Math.round(Math.abs(difference) * 10) / 10)
      : format(measure, Math.abs(difference));
  return {
    nameOf: (measure: CallMeasure): string => measures[measure].name(),
    /** Returns the definition in one sentence. */
    meansOf: (measure: CallMeasure): string => measures[measure].means(thresholds),
    unitOf: (measure: CallMeasure) => CALL_MEASURES[measure].unit,
    sumOf: (sum: SumName): string => sums[sum](),
    /** Formats a value; a dash if it has none, and nothing while it loads. */
    valueOf: (measure: CallMeasure, value: Value): string =>
      value === undefined ? "" : value === null ? summary.noValue() : format(measure, value),
    /** Returns why a measure has no value, such as "no calls". */
    reasonOf: (measure: CallMeasure, calls: number): string => {
      const [under] = CALL_MEASURES[measure].under ?? [];
      return calls === 0 || under === undefined || under.startsWith("-")
        ? summary.noCalls()
        : summary.none({ sum: sums[under as SumName]() }); // without a sign, it is the name of a sum
    },
    /** Formats a difference of two values, without sign. Percentages differ by points. */
    differenceOf,
    /** Returns the target of a measure in words; null without one. */
    targetOf: (measure: CallMeasure): string | null => {
      const target = targetOf(measure, targets);
      if (target === null) return null;
      const isLeast = CALL_MEASURES[measure].better === "higher";
      return (isLeast ? summary.targetLeast : summary.targetMost)({ value: format(measure, target) });
    },
    /** Compares a value, as it is shown, with the target of its measure; null without one. */
    againstTarget: (
      measure: CallMeasure,
      value: number,
    ): { readonly isMissed: boolean; readonly text: string } | null => {
      const target = targetOf(measure, targets);
      if (target === null) return null;
      const gap = shownValue(measure, value) - target;
      const isMissed = verdictOn(CALL_MEASURES[measure], gap) === "worse";
      const shown = { gap: differenceOf(measure, gap), target: format(measure, target) };
      return {
        isMissed,
        text: !isMissed ? summary.on(shown) : gap < 0 ? summary.under(shown) : summary.over(shown),
      };
    },
  };
}

/** Returns the difference of two displayed values; null if one is unknown. */
export function changeOf(measure: CallMeasure, value: Value, was: Value): number | null {
  if (typeof value !== "number" || typeof was !== "number") return null;
  return shownValue(measure, value) - shownValue(measure, was);
}
