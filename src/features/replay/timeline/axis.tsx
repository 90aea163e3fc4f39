import { LANES, type Plot, ticksOf, xOf } from "./plot.ts";
import styles from "./timeline.module.css";

interface AxisProps {
  readonly plot: Plot;
  /** When the day began, ms. */
  readonly start: number;
  readonly end: number;
  readonly timeOf: (instant: number) => string;
  /** px from the top: of the words, and where the lines end. */
  readonly textY: number;
  readonly bottom: number;
}

/** Whole hours, or minutes, across all lanes. */
export const Axis = ({ plot, start, end, timeOf, textY, bottom }: AxisProps) =>
  ticksOf(plot, start).map((tick) => {
    const x = Math.round(xOf(plot, tick));
    return (
      <g key={tick}>
        <path className={styles.grid} d={`M${x + 0.5} ${LANES.axis.top}V${bottom}`} />
        <text className={styles.quiet} x={x} y={textY} textAnchor="middle">
          {tick === end ? "24:00" : timeOf(tick)}
        </text>
      </g>
    );
  });
