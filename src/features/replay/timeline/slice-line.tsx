import { useMarks } from "../../../services/replay-marks.ts";
import { type Plot, xOf } from "./plot.ts";
import styles from "./timeline.module.css";

const Y = 225.5;

/** The stretch that is chosen, as a line over the axis with something to take hold of at both ends. */
export function SliceLine({ plot }: { plot: Plot }) {
  const { slice } = useMarks();
  if (!slice || slice.until < plot.from || slice.from > plot.until) return null;
  const [from, until] = [
    xOf(plot, Math.max(plot.from, slice.from)),
    xOf(plot, Math.min(plot.until, slice.until)),
  ];
  return (
    <>
      <path className={styles.slice} d={`M${from} ${Y}H${until}`} />
      <Handle x={from} />
      <Handle x={until} />
    </>
  );
}

const Handle = ({ x }: { readonly x: number }) => (
  <rect className={styles.handle} x={x - 3} y={Y - 6} width={6} height={12} rx={2} />
);
