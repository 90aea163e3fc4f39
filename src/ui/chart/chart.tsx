import { type KeyboardEvent, type ReactNode, useId, useMemo, useState } from "react";
import {
  belowOf,
  type Chart as ChartOf,
  type ChartFormats,
  placeName,
  type Spot,
  toneOf,
  valueAt,
} from "../../../streams/charts/chart.ts";
import { csvOf, tableOf } from "../../../streams/charts/chart-table.ts";
import { drawChart } from "../../../streams/charts/draw-chart.ts";
import type { Drawing, Placed } from "../../../streams/charts/marks.ts";
import { firstSpot, spotByKey } from "../../../streams/charts/walk.ts";
import { useWidth } from "../use-media.ts";
import { ChartData } from "./chart-data.tsx";
import { ChartFrame, type ChartFrameProps } from "./chart-frame.tsx";
import { ChartMarks } from "./chart-marks.tsx";
import marks from "./chart-marks.module.css";
import type { ChartWords } from "./chart-words.ts";
import styles from "./chart.module.css";
import { Readout } from "./readout.tsx";
import { useView } from "./use-view.ts";
import { WalkArea } from "./walk-area.tsx";

export interface ChartProps extends ChartFrameProps {
  readonly chart: ChartOf;
  readonly formats: ChartFormats;
  /** Height of the drawing, px. Heat maps, calendars and rows of bars have their own. */
  readonly height?: number;
  /** Place with a ring around it. */
  readonly selected?: number | undefined;
  /** Called with the point under the keyboard focus or the pointer. */
  readonly onWalk?: ((index: number | null, series: string | null) => void) | undefined;
  /** Called when a point is clicked, or Enter is pressed on it. */
  readonly onOpen?: ((index: number, series: string) => void) | undefined;
  /** Draws the chart instead of its marks, at the places of `drawing`. */
  readonly renderDrawing?: (drawing: Drawing) => ReactNode;
}

const HEIGHT = 220;

/** A chart that can be walked by keyboard, read as a table, and copied. */
export function Chart({
  chart,
  formats,
  height = HEIGHT,
  selected,
  onWalk,
  onOpen,
  renderDrawing,
  ...frame
}: ChartProps) {
  const { words, title, sentence, signs } = frame;
  const id = useId();
  const [width, widthRef] = useWidth();
  const [spot, setSpot] = useState<Spot | null>(null);
  const table = useMemo(() => tableOf(chart, formats), [chart, formats]);
  const view = useView(chart, width);
  const drawing = useMemo(
    () => drawChart(chart, { width: width || 1, height, view: view.shown }, formats),
    [chart, width, height, view.shown, formats],
  );
  const walk = (next: Spot | null) => {
    setSpot(next);
    onWalk?.(next && next.index, next && seriesId(chart, next));
  };
  const open = (from: Spot | null) => from && onOpen?.(from.index, seriesId(chart, from));
  const onKey = ({ key }: KeyboardEvent): boolean => {
    if (view.key(key, spot)) return true;
    if (key === "Enter" && onOpen && spot) {
      open(spot);
      return true;
    }
    if (key === "Escape" && spot) {
      walk(null);
      return true;
    }
    const from = spot ?? firstSpot(chart);
    const next = from && spotByKey(chart, from, key);
    if (!next) return false;
    view.reveal(next.index);
    walk(next);
    return true;
  };
  const full = chart.series.some(({ points, states }) =>
    points.some((point, index) => point !== null || Boolean(states?.[index])),
  );
  const states = "states" in chart ? (chart.states ?? {}) : {};
  const scale = "steps" in chart && chart.steps === "duration" ? 1_000 : 1;
  return (
    <ChartFrame
      {...frame}
      keys={drawing.keys}
      csv={() => csvOf(table, signs, scale)}
      zoom={view.zoom}
      table={<ChartData title={title} table={table} words={words} states={states} />}
      full={full}
    >
      <div ref={widthRef} className={styles.room}>
        <WalkArea
          label={`${title}. ${sentence}`}
          hint={words.keys}
          spoken={spot && spokenOf(chart, spot, formats, words)}
          onKey={onKey}
          onEnter={() => walk(firstSpot(chart))}
          onLeave={() => walk(null)}
          onPoint={(x, y) => walk(drawing.spotAt(x, y))}
          onPress={onOpen && ((x, y) => open(drawing.spotAt(x, y)))}
          area={view.area}
        >
          {renderDrawing && width > 0 ? renderDrawing(drawing) : null}
          <svg
            className={renderDrawing ? styles.over : styles.drawing}
            width={drawing.width}
            height={drawing.height}
            viewBox={`0 0 ${drawing.width} ${drawing.height}`}
            aria-hidden="true"
          >
            {width > 0 && !renderDrawing ? <ChartMarks marks={drawing.marks} id={id} /> : null}
            {selected === undefined ? null : (
              <Ring drawing={drawing} spot={{ series: 0, index: selected }} fixed />
            )}
            {spot ? <Ring drawing={drawing} spot={spot} tone={toneOf(chart, spot.series)} /> : null}
          </svg>
          {spot ? (
            <Readout chart={chart} spot={spot} drawing={drawing} formats={formats} words={words} />
          ) : null}
        </WalkArea>
      </div>
    </ChartFrame>
  );
}

/** Returns the id of the series of a point; the strip below the plot is named so. */
const seriesId = (chart: ChartOf, { series }: Spot): string => chart.series[series]?.id ?? "below";

/** Returns a point in words: place, series if there are several, and its value or the reason for none. */
function spokenOf(chart: ChartOf, spot: Spot, formats: ChartFormats, words: ChartWords): string {
  const series = chart.series[spot.series];
  const below = belowOf(chart);
  const value = valueAt(chart, spot);
  const state = series?.states?.[spot.index] ?? "unknown";
  const reason = "states" in chart ? chart.states?.[state] : undefined;
  const format = series || !below ? formats.value : below.value;
  const isOne = chart.series.length === 1 && !below;
  const flag = "flag" in chart && series?.flags?.[spot.index] ? [chart.flag?.label ?? ""] : [];
  return [
    placeName(chart, spot.index, formats),
    ...(isOne ? [] : [series?.label ?? below?.label ?? ""]),
    value === null ? (reason ?? words.noValue) : format(value),
    ...flag,
  ].join(", ");
}

interface RingProps {
  readonly drawing: Drawing;
  readonly spot: Spot;
  readonly tone?: string | number;
  readonly fixed?: boolean;
}

/** Marks a point: a ring around a bar or cell, or a dot on a line. */
function Ring({ drawing, spot, tone, fixed }: RingProps) {
  const placed: Placed | null = drawing.placed(spot);
  if (!placed) return null;
  const { x, y, box } = placed;
  if (box)
    return (
      <rect
        className={fixed ? styles.selected : styles.ring}
        x={box.left - 1}
        y={box.top - 1}
        width={box.width + 2}
        height={box.height + 2}
        rx={4}
      />
    );
  const { top, height } = drawing.plot;
  return (
    <>
      <path className={styles.hair} d={`M${Math.round(x) + 0.5} ${top}v${height}`} />
      <circle className={marks.point} data-tone={tone ?? 1} cx={x} cy={y} r={4.5} />
    </>
  );
}
