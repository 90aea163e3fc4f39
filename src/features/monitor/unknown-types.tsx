import { useState } from "react";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import styles from "./details.module.css";
import { EventTrail } from "./event-trail.tsx";
import { EVENTS_SHOWN } from "./events-behind.ts";
import { useMonitor, useShownFloor } from "./monitor-context.ts";

/** How often each type came that this version does not know, and what becomes of its events. */
export function UnknownCounts() {
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

/** The types that this version does not know, how often each came, and the latest events of them. */
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
