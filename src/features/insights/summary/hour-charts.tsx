import { useCallback, useMemo } from "react";
import { useLocation } from "wouter";
import type { Metrics } from "../../../../openapi/generated/console.ts";
import { addSums, type CallSums, measure } from "../../../../streams/metrics/call-figures.ts";
import type { Chart } from "../../../../streams/charts/chart.ts";
import { type LateHour, worstHours } from "../../../../streams/metrics/late-hours.ts";
import { LONGEST_DAYS } from "../../../../streams/metrics/why/columns.ts";
import { WhyLink } from "../../../resource/cells/why-link.tsx";
import { MarkedText } from "../../../ui/marked-text.tsx";
import { daysBetween } from "../frame/period.ts";
import { useWhyHref } from "./why.tsx";
import { LazyChart } from "../../../resource/cells/lazy-chart.tsx";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Panel } from "../../../ui/panel.tsx";
import { usePeriodWords } from "../frame/period-chips.tsx";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";
import { type ServiceLevel, shownValue, useMeasureWords, useTargets } from "../frame/use-measure-words.ts";
import { type MetricsRow, useMetrics } from "../frame/use-metrics.ts";
import styles from "./hour-charts.module.css";
import { hoursIn, type Slot, slotsOf, worstHourOf } from "./hour-slots.ts";

/** Cells of the heat map with a lower service level, in percent, carry a mark. */
const LOW_LEVEL = 40;
/** Fewest calls of a cell whose service level can carry the mark. */
const ENOUGH = 3;

const HOUR = 3_600_000;

const nameOfHour = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

const QUERY = {
  groupBy: ["weekday", "hourOfDay"],
  measures: ["offered"],
} satisfies Pick<Parameters<typeof useMetrics>[1], "groupBy" | "measures">;

interface HourChartsProps {
  readonly state: InsightsFilters;
  readonly level: ServiceLevel;
}

/** The service level by hour of day, and the offered calls by weekday and hour. */
export function HourCharts({ state, level }: HourChartsProps) {
  const now = useMetrics(state, QUERY);
  const was = useMetrics(state, QUERY, { compared: true });
  if (!now.data) return <div className={styles.charts} aria-hidden="true" />;
  const hours = hoursIn([now.data, ...(state.comparison && was.data ? [was.data] : [])]);
  if (hours.length === 0) return null;
  const shared = { state, level, metrics: now.data, hours };
  return (
    <div className={styles.charts}>
      <Panel old={now.old}>
        <LevelByHour {...shared} compared={state.comparison ? was.data : undefined} />
        <WorstHours state={state} />
      </Panel>
      <Panel old={now.old}>
        {state.period.first === state.period.last ? (
          <OfferedByHour {...shared} />
        ) : (
          <OfferedByWeekday {...shared} />
        )}
      </Panel>
    </div>
  );
}

interface PartProps extends HourChartsProps {
  readonly metrics: Metrics;
  readonly hours: readonly number[];
}

/** Returns the sum over all rows of each hour; null for hours without calls. */
function sumsByHour(metrics: Metrics | undefined, hours: readonly number[]): readonly (CallSums | null)[] {
  const cells = metrics?.rows.filter((row) => row.level === 2) ?? [];
  return hours.map((hour) => {
    const [first, ...others] = cells.flatMap(
      ({ group, sums }) => (group["hourOfDay"] === hour ? [sums as unknown as CallSums] : []), // every row has all sums
    );
    return first ? others.reduce((sum, one) => addSums(sum, one), first) : null;
  });
}

function LevelByHour({
  state,
  level,
  metrics,
  compared,
  hours,
}: PartProps & { compared: Metrics | undefined }) {
  const text = useTexts().say.insights.summary;
  const formats = useFormats();
  const words = useMeasureWords();
  const periodWords = usePeriodWords();
  const target = useTargets().serviceLevelPercent;
  const name = periodWords.ofPeriod(state.period);
  const before = periodWords.ofComparison(state);
  const chart = useMemo((): Chart => {
    const pointsOf = (of: Metrics | undefined) =>
      sumsByHour(of, hours).map((sums) => {
        const value = sums && measure(level, sums);
        return value === null ? null : shownValue(level, value);
      });
    return {
      kind: "lines",
      unit: "%",
      head: text.charts.hour(),
      x: { kind: "names", names: hours.map(nameOfHour) },
      domain: [0, 100],
      callout: "least",
      ends: "places",
      target: { value: target, is: "least", label: text.target({ value: formats.percent(target) }) },
      series: [
        { id: "now", label: name, points: pointsOf(metrics) },
        ...(compared ? [{ id: "was", label: before, points: pointsOf(compared), comparison: true }] : []),
      ],
      below: {
        label: text.charts.offered(),
        unit: text.charts.calls(),
        points: sumsByHour(metrics, hours).map((sums) => sums && measure("offered", sums)),
        value: formats.number,
        form: "bars",
      },
    };
  }, [metrics, compared, hours, level, target, name, before, text, formats]);
  const value = useCallback((percent: number) => formats.percent(percent, 1), [formats]);
  const tick = useCallback((percent: number) => formats.percent(percent), [formats]);
  return (
    <LazyChart
      title={text.charts.byHour({ name: words.nameOf(level) })}
      caption={words.meansOf(level)}
      chart={chart}
      value={value}
      tick={tick}
      height={220}
    />
  );
}

/** Query of the late calls of each hour. */
const LATE = { interval: "hour", measures: ["late", "offered", "serviceLevel"] } satisfies Parameters<
  typeof useMetrics
>[1];

/** Returns the rows of the hours of the period; undefined while they load, or if it is too long to explain. */
function useHours(state: InsightsFilters): readonly MetricsRow[] | undefined {
  const { first, last } = state.period;
  const { data } = useMetrics(state, LATE, { enabled: daysBetween(first, last) <= LONGEST_DAYS });
  return data?.rows.filter(({ level }) => level === 1);
}

/** Returns the hour that begins at `from` (ms), as far as it is in the period. */
const hourOf = (from: number, { from: start, to }: InsightsFilters["period"]) => ({
  from: Math.max(start, from),
  to: Math.min(to, from + HOUR),
});

/**
 * The hour of the period with the most late calls and, if it is another, the one with the lowest service level,
 * each with the link to its explanation.
 */
function WorstHours({ state }: Pick<HourChartsProps, "state">) {
  const text = useTexts().say.insights.summary.charts;
  const { period } = state;
  const isShort = daysBetween(period.first, period.last) <= LONGEST_DAYS;
  const { most, lowest } = worstHours(
    useHours(state)?.map(({ interval, values }) => ({
      from: Date.parse(interval ?? ""),
      late: values["late"] ?? 0,
      offered: values["offered"] ?? 0,
      level: values["serviceLevel"],
    })) ?? [],
  );
  if (!isShort) return null;
  return (
    <div className={styles.worst}>
      {most ? <ExplainedHour period={period} hour={most} wordsOf={text.most} /> : null}
      {lowest ? (
        <ExplainedHour
          period={period}
          hour={lowest.hour}
          wordsOf={(words) => text.lowest({ ...words, least: lowest.least })}
        />
      ) : null}
    </div>
  );
}

interface ExplainedHourProps {
  readonly period: InsightsFilters["period"];
  readonly hour: LateHour & { readonly level: number | null | undefined };
  readonly wordsOf: (words: { hour: string; late: number; calls: number }) => string;
}

function ExplainedHour({ period, hour: { from, late, offered, level }, wordsOf }: ExplainedHourProps) {
  const formats = useFormats();
  const words = useMeasureWords();
  const whyHref = useWhyHref();
  const span = hourOf(from, period);
  const time = (instant: number) => formats.time(instant, period.zone);
  const hour = `${formats.fullDay(from, period.zone)}, ${time(from)}–${time(span.to)}`;
  return (
    <p>
      <MarkedText text={wordsOf({ hour, late, calls: offered })} marks={{ b: <b /> }} />{" "}
      <WhyLink
        missed
        href={whyHref({ kind: "span", span, measure: "serviceLevel" })}
        name={hour}
        value={words.valueOf("serviceLevel", level)}
      />
    </p>
  );
}

/** The calls of one day by hour, with the late ones at the base. */
function OfferedByHour({ state: { period, now }, metrics, hours }: PartProps) {
  const { say } = useTexts();
  const text = say.insights.summary.charts;
  const formats = useFormats();
  const lateName = say.insights.measures.late.name();
  const chart = useMemo((): Chart => {
    const sums = sumsByHour(metrics, hours);
    const slots = slotsOf(period, now);
    // Hours that have not begun have no bar, and those without calls a bar of 0.
    const points = (countIn: (sums: CallSums) => number) =>
      hours.map((hour, place) => {
        const of = sums[place];
        if (of) return countIn(of);
        return slots.some((slot) => slot.hour === hour && slot.times > 0) ? 0 : null;
      });
    const late = (of: CallSums) => measure("late", of) ?? 0;
    return {
      kind: "stacked",
      unit: text.calls(),
      head: text.hour(),
      x: { kind: "names", names: hours.map(nameOfHour) },
      series: [
        { id: "late", label: lateName, points: points(late), tone: 3 },
        {
          id: "inTime",
          label: text.inTime(),
          points: points((of) => (measure("offered", of) ?? 0) - late(of)),
          tone: 1,
        },
      ],
    };
  }, [metrics, hours, period, now, text, lateName]);
  return (
    <LazyChart
      title={text.offeredByHour()}
      caption={text.lateMeans()}
      chart={chart}
      value={formats.number}
      height={220}
    />
  );
}

function OfferedByWeekday({ state, level, metrics, hours }: PartProps) {
  const text = useTexts().say.insights.summary;
  const formats = useFormats();
  const { period, now } = state;
  const whyHref = useWhyHref();
  const [, navigate] = useLocation();
  const rows = useHours(state);
  const open = (place: number, weekday: string) => {
    const starts = (rows ?? []).map(({ interval, values }) => ({
      from: Date.parse(interval ?? ""),
      late: values["late"] ?? 0,
      offered: values["offered"] ?? 0,
    }));
    const worst = worstHourOf({ weekday: Number(weekday), hour: hours[place] ?? 0 }, starts, period.zone);
    if (worst) navigate(whyHref({ kind: "span", span: hourOf(worst.from, period), measure: "serviceLevel" }));
  };
  const chart = useMemo((): Chart => {
    const cells = new Map(
      metrics.rows
        .filter((row) => row.level === 2)
        .map(({ group, sums }) => [`${group["weekday"]} ${group["hourOfDay"]}`, sums as unknown as CallSums]), // every row has all sums
    );
    const slots = slotsOf(period, now);
    const sumsIn = (weekday: number, hour: number) => cells.get(`${weekday} ${hour}`);
    const slotIn = (weekday: number, hour: number): Slot =>
      slots.find((one) => one.weekday === weekday && one.hour === hour) ?? { weekday, hour, times: 0 };
    const weekdays = [...new Set(slots.map(({ weekday }) => weekday))].toSorted((a, b) => a - b);
    return {
      kind: "heat",
      unit: text.charts.perHour(),
      head: text.charts.weekday(),
      x: { kind: "names", names: hours.map(nameOfHour) },
      flag: { glyph: "triangle", label: text.charts.low({ percent: formats.percent(LOW_LEVEL) }) },
      series: weekdays.map((weekday) => ({
        id: String(weekday),
        label: formats.weekday(weekday, true),
        points: hours.map((hour) => {
          const { times } = slotIn(weekday, hour);
          const sums = sumsIn(weekday, hour);
          if (times === 0) return null;
          return sums ? (measure("offered", sums) ?? 0) / times : 0;
        }),
        states: hours.map((hour) => (slotIn(weekday, hour).times === 0 ? ("future" as const) : null)),
        flags: hours.map((hour) => {
          const sums = sumsIn(weekday, hour);
          if (!sums || (measure("offered", sums) ?? 0) < ENOUGH) return false;
          return (measure(level, sums) ?? 100) < LOW_LEVEL;
        }),
      })),
    };
  }, [metrics, hours, level, period, now, text, formats]);
  const value = useCallback((count: number) => formats.number(Math.round(count * 10) / 10), [formats]);
  return (
    <LazyChart
      title={text.charts.byWeekday()}
      caption={rows ? `${text.charts.perHour()} · ${text.charts.opens()}` : text.charts.perHour()}
      chart={chart}
      value={value}
      {...(rows && { onOpen: open })}
    />
  );
}
