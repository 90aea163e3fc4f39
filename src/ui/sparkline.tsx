import { linePath } from "../../streams/charts/paths.ts";
import styles from "./sparkline.module.css";

interface SparklineProps {
  /** Values in order, the latest last. Null is a gap without a measurement. */
  readonly values: readonly (number | null)[];
  /** Number of values that fill the width. With fewer values, the line starts further right. */
  readonly places: number;
  /** Values of the lower and upper edge. */
  readonly domain: readonly [low: number, high: number];
  /** The usual range, shaded. */
  readonly band?: readonly [low: number, high: number] | undefined;
  /** Values to mark with a horizontal line. */
  readonly rules?: readonly number[];
  readonly height: number;
  /** Description of the line in words. */
  readonly label: string;
}

const WIDTH = 600;
const NONE: readonly number[] = [];

/**
 * A line chart of the latest values, without axes. It stretches to the available width; strokes and the dot
 * keep their size.
 */
export function Sparkline({ values, places, domain, band, rules = NONE, height, label }: SparklineProps) {
  const [low, high] = domain;
  const x = (index: number) => ((places - values.length + index) / Math.max(1, places - 1)) * WIDTH;
  const y = (value: number) =>
    height - ((Math.min(Math.max(value, low), high) - low) / (high - low || 1)) * height;
  const last = values.at(-1);
  const path = linePath(values.map((value, index) => (value === null ? null : [x(index), y(value)])));
  const dot = last === null || last === undefined ? null : `M${WIDTH} ${y(last).toFixed(1)}h.01`;
  return (
    <svg
      className={styles.sparkline}
      style={{ height }}
      viewBox={`0 0 ${WIDTH} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {band ? (
        <rect
          className={styles.band}
          x="0"
          width={WIDTH}
          y={y(band[1])}
          height={Math.max(0, y(band[0]) - y(band[1]))}
        />
      ) : null}
      {rules.map((value) => (
        <path key={value} className={styles.rule} d={`M0 ${y(value)}h${WIDTH}`} />
      ))}
      <path className={styles.line} d={path} />
      {dot ? <path className={styles.halo} d={dot} /> : null}
      {dot ? <path className={styles.end} d={dot} /> : null}
    </svg>
  );
}
