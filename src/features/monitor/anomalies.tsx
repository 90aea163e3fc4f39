import { useState } from "react";
import { isolated } from "../../../i18n/isolated.ts";
import { ClockTime } from "../../resource/cells/clock-time.tsx";
import { DayChange } from "../../resource/cells/day-change.tsx";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { partiesOfSubject, aboutWords } from "./subject-parties.ts";
import styles from "./shared-details.module.css";
import { EventTrail } from "./event-trail.tsx";
import { creationsOf, EVENTS_SHOWN } from "./events-of-number.ts";
import { useMonitor, useShownFloor } from "./monitor-context.ts";

/**
 * Events that contradict the floor: their number by reason, then the latest events, newest first. Below them,
 * the event types that this version does not know.
 */
export function Anomalies() {
  const { source } = useMonitor();
  const { say } = useTexts();
  const formats = useFormats();
  const floor = useShownFloor()?.state;
  const [query] = useState(() => {
    const shown = source.get();
    return creationsOf(shown?.epoch, shown?.state.anomalies.latest.map(({ subject }) => subject) ?? []);
  });
  const { data } = useApiQuery("/events", { query: query ?? {} }, { enabled: query !== null });
  const text = say.details.trail;
  if (!floor) return null;
  const { latest, total, byReason } = floor.anomalies;
  const reasons = say.details.anomalyReasons;
  const nameOf = (subject: string) => {
    const about = partiesOfSubject(floor, subject, data?.data);
    return about === null ? subject : aboutWords(about, floor, say).map(isolated).join(" · ");
  };
  return (
    <div className={styles.body}>
      <p className={styles.sentence}>{total === 0 ? text.anomaliesNone() : text.anomaliesText()}</p>
      {total === 0 ? null : (
        <>
          <ul className={styles.counts}>
            {Object.entries(byReason).map(([reason, count]) => (
              <li key={reason}>
                {/* Object.entries returns keys as strings; these are the reasons in the contract. */}
                <span>{reasons[reason as keyof typeof reasons]()}</span>
                <strong>{formats.number(count)}</strong>
              </li>
            ))}
          </ul>
          <h3 className={styles.heading}>
            {text.latest({ count: formats.number(latest.length), total: formats.number(total) })}
          </h3>
          <ol className={styles.events}>
            {latest.toReversed().map((anomaly, place, all) => (
              <li key={anomaly.offset} className={styles.anomaly}>
                <DayChange instant={anomaly.time} before={all[place - 1]?.time} zone={floor.zone} />
                <ClockTime instant={anomaly.time} zone={floor.zone} />
                <span className={styles.happened}>
                  <strong className={styles.subject}>{nameOf(anomaly.subject)}</strong>
                  <span>{say.details.anomalyReasons[anomaly.reason]()}</span>
                  <span className={styles.ids} title={`${text.offset()} ${formats.number(anomaly.offset)}`}>
                    {anomaly.type} {anomaly.subject}
                  </span>
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      {Object.keys(floor.unknown).length === 0 ? null : (
        <>
          <h3 className={styles.heading}>{text.unknownTitle()}</h3>
          <UnknownCounts />
        </>
      )}
    </div>
  );
}

/** Lists the event types that this version does not know, with their number of events. */
function UnknownCounts() {
  const { say } = useTexts();
  const formats = useFormats();
  const unknown = Object.entries(useShownFloor()?.state.unknown ?? {});
  return (
    <>
      <p className={styles.sentence}>{say.details.trail.unknownText()}</p>
      <ul className={styles.counts}>
        {unknown.map(([type, count]) => (
          <li key={type}>
            <code>{type}</code>
            <strong>{formats.number(count)}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The event types that this version does not know, and their latest events. */
export function UnknownTypes() {
  const { source } = useMonitor();
  const [query] = useState(() => {
    const floor = source.get();
    const types = Object.keys(floor?.state.unknown ?? {});
    return floor && types.length > 0
      ? { epoch: floor.epoch, type: { $in: types }, $sort: { offset: -1 as const }, $limit: EVENTS_SHOWN }
      : null;
  });
  return (
    <div className={styles.body}>
      <UnknownCounts />
      <EventTrail query={query} naming />
    </div>
  );
}
