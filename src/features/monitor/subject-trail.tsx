import { useMonitor } from "./monitor-context.ts";
import styles from "./details.module.css";
import { EventTrail } from "./event-trail.tsx";
import { EVENTS_SHOWN } from "./events-behind.ts";

/** Everything that the log has of a customer, a call or an agent. */
export function SubjectTrail({ subjects }: { subjects: readonly string[] }) {
  const { source } = useMonitor();
  const epoch = source.get()?.epoch;
  const query = epoch === undefined || subjects.length === 0 ? null : { epoch, subject: { $in: [...subjects] }, $sort: { offset: -1 as const }, $limit: EVENTS_SHOWN };
  return (
    <div className={styles.body}>
      <EventTrail query={query} />
    </div>
  );
}
