import type {
  SurveyMeasure,
  SurveyMetrics,
  SurveyMetricsQuery,
} from "../../../../openapi/generated/console.ts";
import { SURVEY_MEASURES, type SurveySum } from "../../../../streams/metrics/survey-figures.ts";
import { useSurveyMetricsQuery } from "../../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";

export type SurveyRow = SurveyMetrics["rows"][number];

/** Id for answers whose survey is unknown. */
export const UNKNOWN = "unknown";

/** Returns the id of the survey of a row. */
export const surveyOf = ({ group }: SurveyRow): string => String(group["survey"] ?? UNKNOWN);

/**
 * Computes the numbers of surveys over the calls of the page's period and filters, or of the comparison. While
 * the period lasts, they are computed again every minute. Until then, the previous ones are kept.
 */
export function useSurveyMetrics(
  { period, comparison, filters, fault, pending, now }: InsightsFilters,
  query: Omit<SurveyMetricsQuery, "range" | "filters">,
  { compared = false }: { readonly compared?: boolean } = {},
) {
  const time = compared ? comparison : period;
  const { from, to } = time ?? period;
  return useSurveyMetricsQuery(
    {
      ...query,
      range: { from: new Date(from).toISOString(), to: new Date(to).toISOString(), zone: period.zone },
      filters,
    },
    { enabled: !pending && fault === null && time !== null, asOf: !compared && to > now ? now : "" },
  );
}

/** Returns the row of the whole period. */
export const totalOf = (metrics: SurveyMetrics | undefined): SurveyRow | undefined =>
  metrics?.rows.find(({ level }) => level === 0);

/** A value as the API returns it: null if it has none, undefined while it loads. */
type Value = number | null | undefined;

/** Returns functions that name the measures of surveys and format their values. */
export function useSurveyWords() {
  const { say } = useTexts();
  const formats = useFormats();
  const { surveys: text, summary } = say.insights;
  const rounded = (value: number) => Math.round(value * 10) / 10;
  const format = (measure: SurveyMeasure, value: number): string =>
    SURVEY_MEASURES[measure].unit === "percent"
      ? formats.percent(rounded(value), 1)
      : formats.number(SURVEY_MEASURES[measure].unit === "points" ? Math.round(value) : rounded(value));
  return {
    nameOf: (measure: SurveyMeasure): string => text.measures[measure].name(),
    meansOf: (measure: SurveyMeasure): string => text.measures[measure].means(),
    sumOf: (sum: SurveySum): string => text.sums[sum](),
    /** Formats a value; a dash if it has none, and nothing while it loads. */
    valueOf: (measure: SurveyMeasure, value: Value): string =>
      value === undefined ? "" : value === null ? summary.noValue() : format(measure, value),
    /** Returns why a measure has no value in a row. Without a row, nothing was counted. */
    reasonOf: (measure: SurveyMeasure, row: SurveyRow | undefined): string =>
      row ? text.reasons[measure]() : text.nothing(),
    /** Returns the change of a value since the comparison, and its text with a sign; null if one is unknown. */
    changeOf: (
      measure: SurveyMeasure,
      value: Value,
      was: Value,
    ): { readonly by: number; readonly shown: string } | null => {
      if (typeof value !== "number" || typeof was !== "number") return null;
      // The difference of the rounded values, so that the numbers on the page add up.
      const shown = (of: number) =>
        SURVEY_MEASURES[measure].unit === "points" ? Math.round(of) : rounded(of);
      const by = rounded(shown(value) - shown(was));
      return { by, shown: by === 0 ? "±0" : `${by < 0 ? "−" : "+"}${formats.number(Math.abs(by))}` };
    },
  };
}
