import type { Formats } from "../../../../i18n/formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { AROUND } from "./use-effect-at.ts";
import styles from "./waiting-around.module.css";
import { waitingSteps } from "./waiting-steps.ts";

interface WaitingAroundProps {
  /** How many waited, at moments evenly apart; null where nothing is recorded. */
  readonly was: readonly (number | null)[];
  readonly is: readonly (number | null)[];
  /** The moment (ms) in the middle. */
  readonly now: number;
  /** In the zone of the recording. */
  readonly formats: Formats;
}

const BOX = { width: 600, height: 72 };

/**
 * Who waited around a moment, and over it who would have: one drawing, for what differs is between the two.
 */
export function WaitingAround({ was, is, now, formats }: WaitingAroundProps) {
  const { say } = useTexts();
  const text = say.replay.whatIf;
  const highest = Math.max(1, mostOf(was), mostOf(is));
  const sides = [
    { id: "was", said: text.most({ side: text.was(), count: formats.number(mostOf(was)) }) },
    { id: "is", said: text.most({ side: text.is(), count: formats.number(mostOf(is)) }) },
  ];
  return (
    <figure className={styles.around}>
      <figcaption className={styles.head}>
        <span>{text.waitingAround()}</span>
        {sides.map(({ id, said }) => (
          <span key={id} className={styles.side} data-side={id}>
            {said}
          </span>
        ))}
      </figcaption>
      <div className={styles.plot}>
        <span className={styles.highest}>{formats.number(highest)}</span>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${BOX.width} ${BOX.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.rule} d={`M0 0h${BOX.width}M0 ${BOX.height}h${BOX.width}`} />
          <path className={styles.was} d={waitingSteps(was, highest, BOX).area} />
          <path className={styles.is} d={waitingSteps(is, highest, BOX).line} />
          <path className={styles.now} d={`M${BOX.width / 2} 0v${BOX.height}`} />
        </svg>
      </div>
      <p className={styles.times}>
        {[now - AROUND, now, now + AROUND].map((instant) => (
          <time key={instant} dateTime={new Date(instant).toISOString()} title={formats.moment(instant)}>
            {formats.day(instant) === formats.day(now) ? formats.time(instant) : formats.minute(instant)}
          </time>
        ))}
      </p>
    </figure>
  );
}

const mostOf = (counts: readonly (number | null)[]): number =>
  Math.max(0, ...counts.map((count) => count ?? 0));
