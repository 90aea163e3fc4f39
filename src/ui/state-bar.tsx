import fill from "./family-fill.module.css";
import styles from "./state-bar.module.css";
import type { Family } from "./status-pill.tsx";

/** Fill of a state: solid, striped or pale, which distinguishes the states of a family. */
export type Tone = 0 | 1 | 2;

/** A stretch of a bar. Its start and length are fractions from 0 to 1. */
interface BarStretch {
  readonly family: Family;
  readonly tone: Tone;
  readonly from: number;
  readonly length: number;
  /** Tooltip. */
  readonly title: string;
}

interface StateBarProps {
  readonly stretches: readonly BarStretch[];
  /** Description of the bar for screen readers. */
  readonly label: string;
  /** Labels below the two ends. */
  readonly first: string;
  readonly last: string;
}

const percent = (part: number) => `${(part * 100).toFixed(3)}%`;

/** A bar of consecutive states over time. It is empty where the state is unknown. */
export const StateBar = ({ stretches, label, first, last }: StateBarProps) => (
  <div className={styles.frame}>
    <div className={styles.bar} role="img" aria-label={label}>
      {stretches.map(({ family, tone, from, length, title }) => (
        <span
          key={from}
          className={`${fill.fill} ${styles.stretch}`}
          data-family={family}
          data-tone={tone}
          title={title}
          style={{ insetInlineStart: percent(from), width: percent(length) }}
        />
      ))}
    </div>
    <div className={styles.ends} aria-hidden="true">
      <span>{first}</span>
      <span>{last}</span>
    </div>
  </div>
);
