import { type ReactNode, useState, useSyncExternalStore } from "react";
import { idOf } from "../../../streams/events/event.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { AgentSummary } from "./agent-summary.tsx";
import { Anomalies, UnknownTypes } from "./anomalies.tsx";
import { CustomerSummary } from "./customer-summary.tsx";
import { liveNumbers, type NumberId, NUMBERS } from "./monitor-numbers.ts";
import { useMonitor, useShownFloor, useShownNow } from "./monitor-context.ts";
import { useSubjectName } from "./use-subject-name.ts";
import { useAbility } from "../../services/use-session.ts";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./shared-details.module.css";
import { EventTrail } from "./event-trail.tsx";
import { SuperviseButton } from "./supervise-button.tsx";
import { subjectQuery } from "./row-subjects.ts";
import { eventsOfNumber, uncounted } from "./events-of-number.ts";
import { besideWords, valueWords } from "./number-words.ts";

interface DetailsDrawerProps {
  readonly number: string;
  readonly list: string;
  /** Subjects, separated by commas. */
  readonly open: string;
  readonly onClose: () => void;
}

/** Drawer with a number's definition, a row's details, the anomalies or the unknown event types. */
export function DetailsDrawer({ number, list, open, onClose }: DetailsDrawerProps) {
  const { say } = useTexts();
  const id = NUMBERS.find((one) => one === number);
  const subjects = open.split(",").filter(Boolean);
  const { source } = useMonitor();
  // Anomalies and unknown types are queried once, when the list opens, so a floor is needed first.
  const known = useSyncExternalStore(source.subscribe, () => source.get() !== null);
  const { name, customer } = useSubjectName(subjects);
  const summary = summaryOf(subjects, customer);
  const title = id
    ? say.monitor.numbers[id]()
    : list === "anomalies"
      ? say.details.trail.anomaliesTitle()
      : list === "unknown"
        ? say.details.trail.unknownTitle()
        : summary === null
          ? say.details.trail.title({ subject: name })
          : name;
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={say.actions.close()} form="drawer">
      {id ? (
        <NumberDefinition id={id} />
      ) : list === "" ? (
        <SubjectTrail subjects={subjects} summary={summary} onLeave={onClose} />
      ) : !known ? null : list === "anomalies" ? (
        <Anomalies />
      ) : (
        <UnknownTypes />
      )}
    </Dialog>
  );
}

/** Returns the summary above the events of an agent or customer; null for other subjects. */
function summaryOf(subjects: readonly string[], customer: string | null): ReactNode {
  const [first = ""] = subjects;
  if (first.startsWith("user/")) return <AgentSummary id={idOf(first)} />;
  return /^(queue|call|contact)\//.test(first) ? (
    <CustomerSummary subjects={subjects} customer={customer} />
  ) : null;
}

interface SubjectTrailProps {
  readonly subjects: readonly string[];
  /** Summary above the events; null if there is none. Below a summary, the events are collapsed. */
  readonly summary: ReactNode;
  readonly onLeave: () => void;
}

/** Details of a customer, a call or an agent: the summary, the actions, and the latest events. */
function SubjectTrail({ subjects, summary, onLeave }: SubjectTrailProps) {
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

/** A collapsed section whose content is loaded when it opens. */
function OnDemand({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.demand} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen ? children : null}
    </details>
  );
}

/** Definition of a number: explanation, formula, scope, and the events behind it. */
function NumberDefinition({ id }: { id: NumberId }) {
  const { source, targets } = useMonitor();
  const { say } = useTexts();
  const formats = useFormats();
  const floor = useShownFloor();
  const now = useShownNow();
  const today = source.today();
  const text = say.details.definition;
  const number =
    floor && now !== null && today
      ? liveNumbers(floor.state, now, today.day, targets)[NUMBERS.indexOf(id)]
      : undefined;
  const ofToday = id === "service-level" || id === "speed-of-answer" || id === "abandonment";
  return (
    <div className={styles.body}>
      <p className={styles.sentence}>{text.what[id]()}</p>
      <dl className={styles.facts}>
        <dt>{text.now()}</dt>
        <dd>
          <strong className={styles.value}>
            {number ? valueWords(number, { say, formats }) : say.unknown()}
          </strong>
          {number ? <span className={styles.muted}>{besideWords(number, { say, formats })}</span> : null}
        </dd>
        <dt>{text.formula()}</dt>
        <dd>
          <code className={styles.formula}>{text.formulas[id]()}</code>
        </dd>
        <dt>{text.scope()}</dt>
        <dd>
          {ofToday && today && floor
            ? text.today({ day: formats.day(today.start, floor.state.zone), zone: floor.state.zone })
            : text.thisMoment()}
          {id === "service-level" ? (
            <span className={styles.muted}>{text.threshold({ seconds: targets.answerWithinSeconds })}</span>
          ) : null}
        </dd>
      </dl>
      <h3 className={styles.heading}>{text.events()}</h3>
      {floor && today ? <EventsOf id={id} /> : null}
    </div>
  );
}

/**
 * The events behind a number. They are determined once, when its definition opens, so that they do not move.
 */
function EventsOf({ id }: { id: NumberId }) {
  const { source } = useMonitor();
  const [{ query, without }] = useState(() => {
    const [floor, today] = [source.get(), source.today()];
    return floor && today
      ? { query: eventsOfNumber(id, floor, today), without: uncounted(floor.state) }
      : { query: null, without: new Set<number>() };
  });
  return <EventTrail query={query} without={without} naming />;
}
