import { Axis, BarSeries, XYChart } from "@visx/xychart";
import { useMemo } from "react";
import type { BarsChart } from "../../../streams/charts/chart.ts";
import type { Drawing } from "../../../streams/charts/marks.ts";
import { valueAxis } from "../../../streams/charts/value-axis.ts";
import { extentOf } from "../../../streams/charts/extent.ts";
import { Chart, type ChartProps } from "./chart.tsx";
import marks from "./chart-marks.module.css";

/** A bin of a distribution. The last one may have no end. */
export interface Bin {
  readonly from: number;
  readonly until: number | null;
  readonly count: number;
}

export interface DistributionProps extends Omit<ChartProps, "chart" | "selected"> {
  readonly bins: readonly Bin[];
  /** Names of the bins, such as 0:10–0:20. */
  readonly names: readonly string[];
  /** Starts of the bins, as written on the axis. */
  readonly edges: readonly string[];
  /** Headings of the bins and their counts in the table, and the unit of the counts. */
  readonly head: string;
  readonly label: string;
  readonly unit: string;
  /** The value from which bins miss the target, and the target in words. */
  readonly target?: { readonly value: number; readonly label: string } | undefined;
}

/** Room between labels of the axis, px. */
const ROOM = 44;
/** Further room before the label of a last bin without an end, px. */
const OPEN_ROOM = 16;
const GAP = 0.22;

/** Draws the frequency of values: a bar for each bin, by @visx/xychart. */
export function Distribution({ bins, names, edges, head, label, unit, target, ...chart }: DistributionProps) {
  const shape = useMemo<BarsChart>(
    () => ({
      kind: "bars",
      head,
      unit,
      x: { kind: "names", names },
      series: [{ id: "count", label, points: bins.map(({ count }) => count) }],
    }),
    [bins, names, head, label, unit],
  );
  return (
    <Chart
      {...chart}
      chart={shape}
      renderDrawing={(drawing) => <Bars drawing={drawing} bins={bins} edges={edges} target={target} />}
    />
  );
}

interface BarsProps extends Pick<DistributionProps, "bins" | "edges" | "target"> {
  readonly drawing: Drawing;
}

interface Tick {
  readonly x: number;
  readonly y: number;
  readonly dx?: number | string | undefined;
  readonly textAnchor?: "start" | "middle" | "end" | "inherit" | undefined;
  readonly formattedValue: string | undefined;
}

const renderValueTick = ({ x, y, formattedValue }: Tick) => (
  <text className={marks.quiet} x={x} y={y + 4} textAnchor="end">
    {formattedValue}
  </text>
);

const renderEdgeTick = ({ x, dx, textAnchor, formattedValue }: Tick) => (
  <text className={marks.quiet} x={x + Number(dx ?? 0)} y={18} textAnchor={textAnchor}>
    {formattedValue}
  </text>
);

const countOf = ({ count }: Bin) => count;

function Bars({ drawing, bins, edges, target }: BarsProps) {
  const { width, height, plot } = drawing;
  const bottom = plot.top + plot.height;
  const margin = {
    left: plot.left,
    top: plot.top,
    right: width - plot.left - plot.width,
    bottom: height - bottom,
  };
  // The axis of our own bar charts, so that the walked point and the bars are at the same place.
  const axis = valueAxis({ extent: extentOf(bins.map(countOf)), range: [bottom, plot.top] });
  const step = plot.width / Math.max(1, bins.length);
  const each = Math.max(1, Math.ceil(ROOM / step));
  // A last bin without an end is always labeled, because it looks like the others.
  const open = bins.at(-1)?.until === null ? bins.length - 1 : Infinity;
  const late = target ? bins.findIndex(({ from }) => from >= target.value) : -1;
  const lateX = plot.left + late * step;
  const isRight = lateX > plot.left + plot.width / 2;
  return (
    <XYChart
      width={width}
      height={height}
      margin={margin}
      captureEvents={false}
      accessibilityLabel=""
      xScale={{ type: "band", paddingInner: GAP, paddingOuter: GAP / 2 }}
      yScale={{ type: "linear", domain: [0, axis.valueAt(plot.top)], nice: false }}
    >
      {axis.ticks.map((tick) => (
        <path
          key={tick}
          className={marks.grid}
          d={`M${plot.left} ${Math.round(axis.at(tick)) + 0.5}h${plot.width}`}
        />
      ))}
      <BarSeries
        dataKey="bins"
        data={[...bins]}
        xAccessor={({ from }: Bin) => from}
        yAccessor={countOf}
        enableEvents={false}
        radius={2}
        radiusTop
        colorAccessor={(_, index) => (late >= 0 && index >= late ? "var(--away-dot)" : "var(--chart-1)")}
      />
      <Axis
        orientation="left"
        hideAxisLine
        hideTicks
        tickValues={[...axis.ticks]}
        tickComponent={renderValueTick}
      />
      <Axis
        orientation="bottom"
        hideTicks
        stroke="var(--line-mid)"
        tickValues={bins.flatMap(({ from }, index) =>
          index === open || (index % each === 0 && (open - index) * step >= ROOM + OPEN_ROOM) ? [from] : [],
        )}
        tickFormat={(start) => edges[bins.findIndex(({ from }) => from === start)] ?? ""}
        // A bin is named by its start, at its left edge; a last one without an end beside the right edge of the plot.
        tickLabelProps={(start) =>
          start === bins[open]?.from
            ? { dx: step / 2, textAnchor: "end" }
            : { dx: -step / 2, textAnchor: "middle" }
        }
        tickComponent={renderEdgeTick}
      />
      {late >= 0 && target ? (
        <>
          <line className={marks.target} x1={lateX} x2={lateX} y1={plot.top} y2={bottom} />
          <text
            className={marks.goal}
            x={isRight ? lateX - 6 : lateX + 6}
            y={plot.top + 8}
            textAnchor={isRight ? "end" : "start"}
          >
            {target.label}
          </text>
        </>
      ) : null}
    </XYChart>
  );
}
