import { useCallback, useMemo } from "react";
import type { SurveyMeasure } from "../../../../openapi/generated/console.ts";
import type { Chart } from "../../../../streams/charts/chart.ts";
import { LazyChart } from "../../../resource/cells/lazy-chart.tsx";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { dayAfter, daysBetween, type Period, periodOf } from "../frame/period.ts";
import { usePeriodWords } from "../frame/period-chips.tsx";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";
import { useQueryChoice } from "../frame/use-query-choice.ts";
import styles from "./surveys.module.css";
import { type SurveyRow, useSurveyMetrics, useSurveyWords } from "./use-survey-metrics.ts";

const MEASURES = ["nps", "csat", "ces", "responseRate"] as const satisfies readonly SurveyMeasure[];
type TrendMeasure = (typeof MEASURES)[number];

/** Values at the bottom and the top of each measure. */
const DOMAINS: Readonly<Record<TrendMeasure, readonly [low: number, high: number]>> = {
  nps: [-100, 100],
  csat: [0, 100],
  ces: [1, 7],
  responseRate: [0, 100],
};

/** Longest periods (days) whose course is drawn by hour, by day and by week. */
const BY_HOUR = 2;
const BY_DAY = 62;

const HOUR = 3_600_000;

interface SurveyTrendProps {
  readonly state: InsightsFilters;
  readonly survey: string;
  readonly row: SurveyRow | undefined;
}

/** A measure of a survey over the period, with the number of answers below it. */
export function SurveyTrend({ state, survey, row }: SurveyTrendProps) {
  const text = useTexts().say.insights;
  const words = useSurveyWords();
  const chosen = useQueryChoice<TrendMeasure>("trend", MEASURES);
  const known = MEASURES.filter((measure) => row?.values[measure] != null);
  const measure = known.includes(chosen.value) ? chosen.value : known[0];
  if (measure === undefined) return null;
  return (
    <Panel aria-label={text.surveys.trend.title({ measure: words.nameOf(measure) })}>
      {known.length > 1 ? (
        <div className={styles.choice}>
          <Segmented
            label={text.surveys.trend.measure()}
            options={known.map((value) => ({ value, label: words.nameOf(value) }))}
            value={measure}
            onChange={chosen.change}
          />
        </div>
      ) : null}
      <Course state={state} survey={survey} measure={measure} />
    </Panel>
  );
}

interface CourseProps extends Pick<SurveyTrendProps, "state" | "survey"> {
  readonly measure: TrendMeasure;
}

function Course({ state, survey, measure }: CourseProps) {
  const text = useTexts().say.insights;
  const formats = useFormats();
  const words = useSurveyWords();
  const periodWords = usePeriodWords();
  const { period } = state;
  const days = daysBetween(period.first, period.last);
  const interval = days <= BY_HOUR ? "hour" : days <= BY_DAY ? "day" : "month";
  const { data } = useSurveyMetrics(state, { interval, surveys: [survey] });
  const name = periodWords.ofPeriod(period);
  const { valueOf, nameOf } = words;
  const chart = useMemo((): Chart => {
    const starts = startsOf(period, interval);
    const rows = new Map(
      data?.rows.flatMap((row) =>
        row.level === 1 && row.interval ? [[Date.parse(row.interval), row] as const] : [],
      ),
    );
    return {
      kind: "lines",
      unit: text.surveys.units[measure](),
      head: text.surveys.trend.time(),
      x: { kind: "times", zone: period.zone, starts, end: period.to },
      domain: DOMAINS[measure],
      ends: "places",
      series: [
        { id: "now", label: name, points: starts.map((start) => rows.get(start)?.values[measure] ?? null) },
      ],
      below: {
        label: text.surveys.trend.answers(),
        unit: text.surveys.trend.answers(),
        points: starts.map((start) => rows.get(start)?.sums["answered"] ?? 0),
        value: formats.number,
        form: "bars",
      },
    };
  }, [data, period, interval, measure, name, text, formats]);
  const value = useCallback((of: number) => valueOf(measure, of), [valueOf, measure]);
  return (
    <LazyChart
      title={text.surveys.trend.title({ measure: nameOf(measure) })}
      caption={text.surveys.trend.by[interval]()}
      chart={chart}
      value={value}
      height={220}
    />
  );
}

/** Returns the starts (ms) of the intervals of a period. */
function startsOf(
  { first, last, from, to, zone }: Period,
  interval: "hour" | "day" | "month",
): readonly number[] {
  if (interval === "hour")
    return Array.from({ length: Math.ceil((to - from) / HOUR) }, (_, place) => from + place * HOUR);
  const starts: number[] = [];
  for (let day = first; day <= last; day = dayAfter(day, 1)) {
    if (interval === "day" || day.endsWith("-01")) starts.push(periodOf([day, day], zone).from);
    else if (day === first) starts.push(periodOf([`${day.slice(0, 8)}01`, day], zone).from);
  }
  return starts;
}
