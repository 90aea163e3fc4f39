import { type LateHour, lateShare } from "../../../../streams/metrics/late-hours.ts";
import { hoursShown } from "./worst-hour.ts";
import styles from "./first-use.module.css";

const [WIDTH, FLOOR, TOP] = [108, 53.5, 14];

interface HoursPictureProps {
  readonly hours: readonly LateHour[];
  readonly worst: LateHour;
  /** The share of late calls of the worst hour, as text. */
  readonly share: string;
}

/** Bars of the calls of each hour of a day; the worst hour is marked with its share of late calls. */
export function HoursPicture({ hours, worst, share }: HoursPictureProps) {
  const shown = hoursShown(hours, worst);
  const most = Math.max(1, ...shown.map(({ offered }) => offered));
  const step = WIDTH / Math.max(1, shown.length);
  return (
    <svg className={styles.picture} viewBox={`0 0 ${WIDTH} 56`} aria-hidden="true">
      <path d={`M0 ${FLOOR}H${WIDTH}`} stroke="var(--line-mid)" />
      {shown.map((hour, index) => {
        const isWorst = hour.from === worst.from;
        // The label is above the bar of the worst hour, so that bar leaves room for it.
        const height = Math.max(1.5, ((FLOOR - 1.5 - TOP) * hour.offered) / most);
        const late = (height * lateShare(hour)) / 100;
        const x = index * step + 1;
        const y = FLOOR - 1.5 - height;
        return (
          <g key={hour.from}>
            <rect
              x={x}
              y={y}
              width={step - 3}
              height={height}
              rx="1.5"
              fill={isWorst ? "color-mix(in srgb, var(--away-dot) 45%, var(--surface))" : "var(--line-mid)"}
            />
            {isWorst ? (
              <>
                <rect
                  x={x}
                  y={FLOOR - 1.5 - late}
                  width={step - 3}
                  height={late}
                  rx="1.5"
                  fill="var(--away-dot)"
                />
                <text
                  x={Math.min(WIDTH - 14, Math.max(14, x + (step - 3) / 2))}
                  y={y - 4}
                  textAnchor="middle"
                  className={styles.share}
                >
                  {share}
                </text>
              </>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
