import { belowOf, type Chart, placeCount, type Spot } from "./chart.ts";

/** Axis of the keys: along the places, or across the series. */
type Move = { readonly index: number } | { readonly series: number };

const WEEK = 7;
const LEAP = 0.1;

/** Returns the number of series that can be walked: the strip below the plot is the last. */
const rowsOf = (chart: Chart): number => chart.series.length + (belowOf(chart) ? 1 : 0);

/** Returns the point where a walk begins: the last one with a value. */
export function firstSpot(chart: Chart): Spot | null {
  const series = Math.max(
    0,
    chart.series.findIndex(({ comparison }) => !comparison),
  );
  const points = chart.series[series]?.points ?? [];
  const index = points.findLastIndex((point) => point !== null);
  const count = placeCount(chart);
  return count === 0 ? null : { series, index: index < 0 ? count - 1 : index };
}

/** Returns the point to which a key leads; null for other keys. At the ends the walk stays. */
export function spotByKey(chart: Chart, spot: Spot, key: string): Spot | null {
  const count = placeCount(chart);
  const leap = Math.max(1, Math.round(count * LEAP));
  const within = (index: number) => Math.max(0, Math.min(count - 1, index));
  if (key === "Home") return { ...spot, index: 0 };
  if (key === "End") return { ...spot, index: count - 1 };
  if (key === "PageUp") return { ...spot, index: within(spot.index - leap) };
  if (key === "PageDown") return { ...spot, index: within(spot.index + leap) };
  const move = moveOf(chart, key);
  if (!move) return null;
  if ("series" in move) {
    const series = Math.max(0, Math.min(rowsOf(chart) - 1, spot.series + move.series));
    return { ...spot, series };
  }
  const index = spot.index + move.index;
  // A step of a week that would leave the year is not taken.
  return chart.kind === "calendar" && within(index) !== index ? spot : { ...spot, index: within(index) };
}

const SIDES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const UPRIGHTS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function moveOf(chart: Chart, key: string): Move | null {
  const [side, upright] = [SIDES[key], UPRIGHTS[key]];
  if (chart.kind === "calendar") {
    const days = side === undefined ? upright : side * WEEK;
    return days === undefined ? null : { index: days };
  }
  const isLying = chart.kind === "bars" && chart.layout === "rows";
  const [along, across] = isLying ? [upright, side] : [side, upright];
  if (along !== undefined) return { index: along };
  return across === undefined ? null : { series: across };
}
