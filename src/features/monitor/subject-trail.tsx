import { type ReactNode, useState } from "react";
import { idOf } from "../../../streams/events/event.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useTexts } from "../../services/use-texts.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { useMonitor } from "./monitor-context.ts";
import styles from "./details.module.css";
import { EventTrail } from "./event-trail.tsx";
import { SuperviseButton } from "./supervise-button.tsx";
import { subjectQuery } from "./subject-query.ts";

interface SubjectTrailProps {
  readonly subjects: readonly string[];
  /** What stands above the events, which are then shown on demand. */
  readonly summary: ReactNode;
  readonly onLeave: () => void;
}

/** A customer, a call or an agent: the summary, what can be done, and everything that the log has. */
export function SubjectTrail({ subjects, summary, onLeave }: SubjectTrailProps) {
  const { say } = useTexts();
  const call = subjects.find((one) => one.startsWith("call/"));
  const mayRead = useAbility("calls.read");
  const events = <Events subjects={subjects} />;
  return (
    <div className={styles.body}>
      {summary}
      {call === undefined ? null : (
        <p className={styles.acts}>
          <SuperviseButton subjects={subjects} onStarted={onLeave} />
          {mayRead ? (
            <TextLink href={`/call/${encodeURIComponent(idOf(call))}`}>{say.details.callPage()}</TextLink>
          ) : null}
        </p>
      )}
      {summary === null ? events : <OnDemand label={say.details.showEvents()}>{events}</OnDemand>}
    </div>
  );
}

function Events({ subjects }: { readonly subjects: readonly string[] }) {
  const { source } = useMonitor();
  const { say } = useTexts();
  return (
    <>
      <p className={styles.ids} title={say.details.trail.subject()}>
        {subjects.join(" · ")}
      </p>
      <EventTrail query={subjectQuery(source.get()?.epoch, subjects)} />
    </>
  );
}

/** Something that is drawn, and read, once somebody wants to see it. */
function OnDemand({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.demand} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen ? children : null}
    </details>
  );
}
