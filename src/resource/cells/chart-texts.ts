import { useMemo } from "react";
import type { Formats } from "../../../i18n/formats.ts";
import type { Locales } from "../../../i18n/i18n-types.ts";
import { type Chart, type ChartFormats, placeName } from "../../../streams/charts/chart.ts";
import { summaryOf } from "../../../streams/charts/summary.ts";
import type { Texts } from "../../services/texts.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import type { ChartWords } from "../../ui/chart/chart-words.ts";
import { CSV_SIGNS } from "./csv-signs.ts";

export interface ValueFormats {
  /** Formats a value with its unit. */
  readonly value: (value: number) => string;
  /** Formats a value on the axis; `value` by default. */
  readonly tick?: ((value: number) => string) | undefined;
}

/** Returns the texts of charts and their formats of values and times, in the current language. */
export function useChartTexts({ value, tick = value }: ValueFormats) {
  const texts = useTexts();
  const general = useFormats();
  const formats = useMemo(() => chartFormats(texts, general, value, tick), [texts, general, value, tick]);
  const words = useMemo(() => chartWords(texts.say.charts), [texts]);
  return {
    formats,
    words,
    signs: CSV_SIGNS[texts.locale],
    sentenceOf: (chart: Chart) => sentenceOf(chart, formats, texts.say.charts),
  };
}

type Say = Texts["say"]["charts"];

const chartWords = (say: Say): ChartWords => ({
  viewTable: say.viewTable(),
  viewChart: say.viewChart(),
  more: say.more(),
  copyPng: say.copyPng(),
  copyCsv: say.copyCsv(),
  copyLink: say.copyLink(),
  copied: say.copied(),
  copyFailed: say.copyFailed(),
  zoomIn: say.zoomIn(),
  zoomOut: say.zoomOut(),
  zoomAll: say.zoomAll(),
  keys: say.keys(),
  noValue: say.noValue(),
  empty: say.empty(),
  rowsShown: (shown, total) => say.rows({ shown, total }),
});

type DateParts = "date" | "day" | "month" | "year";
const OPTIONS: Readonly<Record<DateParts, Intl.DateTimeFormatOptions>> = {
  date: { weekday: "short", day: "numeric", month: "short", year: "numeric" },
  day: { day: "numeric", month: "short" },
  month: { month: "short" },
  year: { year: "numeric" },
};
const dates = new Map<string, Intl.DateTimeFormat>();

function dateText(locale: Locales, parts: DateParts, instant: number, timeZone: string): string {
  const key = `${locale} ${parts} ${timeZone}`;
  let format = dates.get(key);
  if (!format) dates.set(key, (format = new Intl.DateTimeFormat(locale, { ...OPTIONS[parts], timeZone })));
  return format.format(instant);
}

const chartFormats = (
  { locale, say }: Texts,
  formats: Formats,
  value: (value: number) => string,
  tick: (value: number) => string,
): ChartFormats => ({
  value,
  tick,
  moment: (instant, zone, grain) =>
    grain === "day"
      ? dateText(locale, "date", instant, zone)
      : grain === "clock"
        ? formats.time(instant, zone)
        : formats.minute(instant, zone),
  axis: (instant, zone, step) =>
    step === "minute" ? formats.time(instant, zone) : dateText(locale, step, instant, zone),
  month: (instant) => dateText(locale, "month", instant, "UTC"),
  day: (day) => dateText(locale, "date", Date.parse(`${day}T00:00:00Z`), "UTC"),
  weekday: (day) => formats.weekday(day, true),
  most: (value, place) => say.charts.most({ value, place }),
  was: (place, value) => say.charts.was({ place, value }),
  at: (value, place) => say.charts.at({ value, place }),
});

/** Returns a summary: the extremes, the last value, the compared one, and the number of values on target. */
function sentenceOf(chart: Chart, formats: ChartFormats, say: Say): string {
  const { main, comparison, target, highest, highestTotal } = summaryOf(chart);
  if (!main || !highest) return "";
  const placed = ({ index, value }: { readonly index: number; readonly value: number }) => ({
    value: formats.value(value),
    place: placeName(chart, index, formats),
  });
  if (highestTotal) return say.sentence({ parts: say.highestTotal(placed(highestTotal)) });
  const isOne = chart.series.filter(({ comparison }) => !comparison).length === 1;
  if (!isOne) {
    const series = chart.series[highest.series]?.label ?? "";
    return say.sentence({ parts: say.highestOf({ ...placed(highest), series }) });
  }
  // Of a line over time, the last value matters too.
  const isTimed = chart.kind === "lines" && chart.x.kind === "times";
  return say.sentence({
    parts: [
      say.highest(placed(main.most)),
      say.lowest(placed(main.least)),
      ...(isTimed ? [say.latest({ value: formats.value(main.last.value) })] : []),
      ...(isTimed && comparison
        ? [say.compared({ value: formats.value(comparison.last.value), series: comparison.label })]
        : []),
      ...(target && chart.target
        ? [say.onTarget({ met: target.met, count: main.known, target: chart.target.label })]
        : []),
    ].join(", "),
  });
}
