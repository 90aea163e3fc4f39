import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import styles from "./details.module.css";
import { useShownFloor } from "./monitor-context.ts";

/** The events that contradict what is known, the latest first, each with why. */
export function Anomalies() {
  const { say } = useTexts();
  const formats = useFormats();
  const floor = useShownFloor()?.state;
  const text = say.monitor.trail;
  if (!floor) return null;
  const { latest, total, byReason } = floor.anomalies;
  const reasons = say.monitor.anomalyReasons;
  return (
    <div className={styles.body}>
      <p className={styles.sentence}>{text.anomaliesText()}</p>
      <ul className={styles.counts}>
        {Object.entries(byReason).map(([reason, count]) => (
          <li key={reason}>
            {/* The keys of an object are strings to the compiler; these are the contract's reasons. */}
            <span>{reasons[reason as keyof typeof reasons]()}</span>
            <strong>{formats.number(count)}</strong>
          </li>
        ))}
      </ul>
      <h3 className={styles.heading}>{text.latest({ count: formats.number(latest.length), total: formats.number(total) })}</h3>
      <ol className={styles.events}>
        {latest.toReversed().map((anomaly) => (
          <li key={anomaly.offset} className={styles.anomaly}>
            <span className={styles.offset}>{formats.number(anomaly.offset)}</span>
            <time dateTime={new Date(anomaly.time).toISOString()}>{formats.second(anomaly.time, floor.zone)}</time>
            <span className={styles.type}>{anomaly.type}</span>
            <span className={styles.why}>{say.monitor.anomalyReasons[anomaly.reason]()}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
