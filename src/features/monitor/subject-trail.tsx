import { idOf } from "../../../streams/events/event.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useTexts } from "../../services/use-texts.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { useMonitor } from "./monitor-context.ts";
import styles from "./details.module.css";
import { EventTrail } from "./event-trail.tsx";
import { SuperviseButton } from "./supervise-button.tsx";
import { subjectQuery } from "./subject-query.ts";

/** Everything that the log has of a customer, a call or an agent. */
export function SubjectTrail({ subjects, onLeave }: { subjects: readonly string[]; onLeave: () => void }) {
  const { source } = useMonitor();
  const { say } = useTexts();
  const call = subjects.find((one) => one.startsWith("call/"));
  const mayRead = useAbility("calls.read");
  return (
    <div className={styles.body}>
      <p className={styles.ids} title={say.details.trail.subject()}>
        {subjects.join(" · ")}
      </p>
      {call !== undefined && mayRead ? (
        <p>
          <TextLink href={`/call/${encodeURIComponent(idOf(call))}`}>{say.details.callPage()}</TextLink>
        </p>
      ) : null}
      <div>
        <SuperviseButton subjects={subjects} onStarted={onLeave} />
      </div>
      <EventTrail query={subjectQuery(source.get()?.epoch, subjects)} />
    </div>
  );
}
