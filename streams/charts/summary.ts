import { type Chart, type Spot, valueAt } from "./chart.ts";

interface Found {
  readonly index: number;
  readonly value: number;
}

/** Facts about a series, from which a page builds its sentence. */
interface SeriesSummary {
  readonly series: number;
  readonly label: string;
  /** Number of points with a value. */
  readonly known: number;
  readonly least: Found;
  readonly most: Found;
  readonly last: Found;
}

/** Facts about a chart without words. */
export interface ChartSummary {
  /** The first series that is no comparison; null if it has no values. */
  readonly main: SeriesSummary | null;
  /** The same facts about the comparison. */
  readonly comparison: SeriesSummary | null;
  /** Points of the main series that meet the target, and those that miss it. */
  readonly target: { readonly met: number; readonly missed: number } | null;
  /** The highest value of all series, for charts with several of them. */
  readonly highest: (Spot & Found) | null;
  /** The highest total of a stack; null for charts without stacks. */
  readonly highestTotal: Found | null;
}

export function summaryOf(chart: Chart): ChartSummary {
  const main = chart.series.findIndex(({ comparison }) => !comparison);
  const comparison = chart.series.findIndex(({ comparison }) => comparison);
  const { target } = chart;
  const meets = (value: number) =>
    !target || (target.is === "least" ? value >= target.value : value <= target.value);
  const known = (chart.series[main]?.points ?? []).filter((value) => value !== null);
  const met = known.filter(meets).length;
  return {
    main: seriesSummary(chart, main),
    comparison: seriesSummary(chart, comparison),
    target: target ? { met, missed: known.length - met } : null,
    highest: highestOf(chart),
    highestTotal: chart.kind === "stacked" ? highestTotalOf(chart) : null,
  };
}

function seriesSummary(chart: Chart, series: number): SeriesSummary | null {
  let [least, most, last]: (Found | null)[] = [null, null, null];
  let known = 0;
  (chart.series[series]?.points ?? []).forEach((value, index) => {
    if (value === null) return;
    known++;
    last = { index, value };
    if (!least || value < least.value) least = last;
    if (!most || value > most.value) most = last;
  });
  if (!least || !most || !last) return null;
  return { series, label: chart.series[series]?.label ?? "", known, least, most, last };
}

function highestOf(chart: Chart): (Spot & Found) | null {
  let highest: (Spot & Found) | null = null;
  chart.series.forEach(({ comparison, points }, series) => {
    if (comparison) return;
    points.forEach((_, index) => {
      const value = valueAt(chart, { series, index });
      if (value !== null && (!highest || value > highest.value)) highest = { series, index, value };
    });
  });
  return highest;
}

function highestTotalOf(chart: Chart): Found | null {
  const stacked = chart.series.filter(({ comparison }) => !comparison);
  let highest: Found | null = null;
  stacked[0]?.points.forEach((_, index) => {
    const value = stacked.reduce((sum, { points }) => sum + (points[index] ?? 0), 0);
    if (!highest || value > highest.value) highest = { index, value };
  });
  return highest;
}
