import { useSyncExternalStore } from "react";
import { useMarks } from "../../../services/replay-marks.ts";
import { useReplay } from "../../../services/replay.ts";
import { useTransport } from "../../../services/use-transport.ts";
import { useBreakpoints } from "../inspector/use-breakpoints.ts";
import { LANES, type Plot } from "./plot.ts";
import { xAt } from "../../../../streams/charts/time-axis.ts";
import styles from "./timeline.module.css";
import { breakpointAt } from "./use-break-here.ts";

const { markers: LANE } = LANES;
const OCTAGON = "M3.8.8h4.4l3 3v4.4l-3 3H3.8l-3-3V3.8z";
/** Space for the name of the breakpoint beside the playhead, px. */
const WORDS = 150;

/** Signs of the enabled breakpoints at positions, and of the breakpoint that stopped the replay. */
export function BreakSigns({ plot }: { readonly plot: Plot }) {
  const { breaks } = useMarks();
  const { breakpoints } = useBreakpoints();
  const { stoppedAt } = useTransport();
  const visible = breaks.filter(
    ({ position, time }) =>
      time >= plot.from &&
      time <= plot.until &&
      breakpoints.some(({ id, on }) => on && id === breakpointAt(position)),
  );
  return (
    <>
      {visible.map(({ position, time }) => (
        <Octagon key={position} x={xAt(plot, time)} />
      ))}
      {stoppedAt === null ? null : <StoppedHere plot={plot} name={stoppedAt} />}
    </>
  );
}

function StoppedHere({ plot, name }: { readonly plot: Plot; readonly name: string }) {
  const { shown } = useReplay();
  const now = useSyncExternalStore(shown.subscribe, () => shown.get().now);
  if (now < plot.from || now > plot.until) return null;
  const x = xAt(plot, now);
  const isLeft = x + WORDS > plot.left + plot.width;
  return (
    <>
      <Octagon x={x} />
      <text
        className={styles.halo}
        x={x + (isLeft ? -13 : 13)}
        y={LANE.text}
        fontWeight={500}
        textAnchor={isLeft ? "end" : "start"}
      >
        {name}
      </text>
    </>
  );
}

const Octagon = ({ x }: { readonly x: number }) => (
  <>
    <rect className={styles.grab} x={x - 8} y={LANE.top} width={16} height={16} rx={4} />
    <path
      className={styles.onGrab}
      d={OCTAGON}
      transform={`translate(${x - 5} ${LANE.top + 3}) scale(0.8333)`}
    />
  </>
);
