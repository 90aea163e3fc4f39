import { LANES, type Plot } from "./plot.ts";
import { xAt } from "../../../../streams/charts/time-axis.ts";
import { clusterMarks, labelSides } from "./placed.ts";
import styles from "./timeline.module.css";
import type { Marked } from "./use-marked.ts";

interface MarkerSignsProps {
  readonly marked: readonly Marked[];
  readonly plot: Plot;
}

const { markers: LANE, waiting: QUEUE } = LANES;
/** Approximate width of a letter, px. */
const LETTER = 6.6;

/**
 * Signs of markers and bookmarks, with labels if there is space. Marks that are too close share one sign with
 * their count.
 */
export function MarkerSigns({ marked, plot }: MarkerSignsProps) {
  const seen = marked.flatMap((one) =>
    one.time >= plot.from && one.time <= plot.until ? [{ ...one, x: xAt(plot, one.time) }] : [],
  );
  const clusters = clusterMarks(seen);
  const signs = clusters.map(([one, ...more]) => ({
    from: one.x - 8,
    until: one.x + (more.length > 0 ? 16 : 8),
    words: more.length > 0 ? 0 : (one.label?.length ?? 0) * LETTER,
  }));
  const sides = labelSides(signs, plot.left, plot.left + plot.width, "left");
  return clusters.map(([one, ...more], place) => (
    <g key={one.position}>
      <path className={styles.stem} d={`M${one.x} 12V${QUEUE.top}`} />
      <rect
        className={styles.mark}
        x={one.x - 8}
        y={LANE.top}
        width={more.length > 0 ? 24 : 16}
        height={16}
        rx={4}
      />
      <text className={styles.number} x={one.x + (more.length > 0 ? 4 : 0)} y={LANE.text} textAnchor="middle">
        {more.length > 0 ? `×${more.length + 1}` : (one.number ?? "•")}
      </text>
      {more.length === 0 && one.label !== null && sides[place] ? (
        <text
          className={styles.quiet}
          x={one.x + (sides[place] === "left" ? -13 : 13)}
          y={LANE.text}
          textAnchor={sides[place] === "left" ? "end" : "start"}
        >
          {one.label}
        </text>
      ) : null}
    </g>
  ));
}
