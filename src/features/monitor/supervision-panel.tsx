import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "wouter";
import { type LiveServices, useLive } from "../../services/live-services.ts";
import { type Supervision, SUPERVISION_POINTS } from "../../services/supervision-services.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useAbility, useHolder } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import {
  type SupervisionStage,
  type SupervisionView,
  useSupervisionView,
} from "../../services/use-supervision-view.ts";
import { Banner } from "../../ui/banner.tsx";
import { FailureBanner } from "../../resource/cells/failure-banner.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { type Family, StatusPill } from "../../ui/status-pill.tsx";
import { useFocusFallback } from "../../ui/use-focus-after.ts";
import { MonitorContext } from "./monitor-context.ts";
import { PausableFloor } from "./pausable-floor.ts";
import styles from "./supervision-panel.module.css";
import type { SupervisedCall } from "../../../machines/supervision-context.ts";
import type { Event } from "../../../openapi/generated/live-monitor.ts";
import { useServices } from "../../services/services.ts";
import { useTick } from "../../services/ticker.ts";
import details from "./shared-details.module.css";
import { EventLine } from "./event-line.tsx";
import { AgentName } from "./name-cells.tsx";
import { useSubjectName } from "./use-subject-name.ts";
import { FormDialog } from "../../resource/records/form/form-dialog.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";

/**
 * The supervised call, shown on every page: a panel with participants, duration and events, or a bar below the page,
 * so that it covers no buttons of the page.
 */
export function SupervisionPanel({ supervision }: { supervision: Supervision }) {
  const live = useLive();
  return live ? <Panel supervision={supervision} live={live} /> : null;
}

const FAMILIES: Record<SupervisionStage, Family> = {
  off: "off",
  terms: "off",
  joining: "plan",
  listening: "call",
  interrupted: "away",
  leaving: "off",
  ended: "off",
};

function Panel({ supervision: { machine, trail }, live }: { supervision: Supervision; live: LiveServices }) {
  const { say } = useTexts();
  const formats = useFormats();
  const targets = useHolder()?.account.targets;
  const [source] = useState(() => new PausableFloor(live));
  const view = useSupervisionView(machine);
  const { stage, problem, call, startedAt, endedAt, accepted } = view;
  const events = useSyncExternalStore(trail.subscribe, trail.get);
  const text = say.supervision;
  const close = () => machine.send({ type: "close" });

  const isRunning =
    stage === "listening" || stage === "interrupted" || stage === "joining" || stage === "leaving";
  const [isBar, setBar] = useBar(problem === null && !accepted);

  const shown =
    stage !== "terms" && targets !== undefined && (stage !== "off" || problem !== null || accepted);
  useFocusFallback(shown);

  if (stage === "terms") return <SupervisionTerms machine={machine} view={view} />;
  if (!shown) return null;
  const summary = text.summary({
    lasted: startedAt === null || endedAt === null ? say.unknown() : formats.duration(endedAt - startedAt),
  });
  const leave = isRunning ? (
    <Button size="small" busy={stage === "leaving"} onClick={() => machine.send({ type: "leave" })}>
      {stage === "joining" ? text.cancel() : text.leave()}
    </Button>
  ) : null;
  const head = (
    <>
      <StatusPill family={FAMILIES[stage]}>{text.stages[stage]()}</StatusPill>
      {isBar && call ? (
        <p className={styles.line}>
          {stage === "ended" ? summary : <SupervisedParties call={call} since={startedAt} />}
        </p>
      ) : null}
      {call === null ? null : (
        <IconButton
          icon={isBar ? "up" : "down"}
          label={isBar ? text.showDetails() : text.hideDetails()}
          onClick={() => setBar(!isBar)}
        />
      )}
      {isBar ? leave : null}
      {stage === "off" || stage === "ended" ? (
        <IconButton icon="x" label={say.actions.close()} onClick={close} />
      ) : null}
    </>
  );
  if (isBar && call)
    return (
      <MonitorContext value={{ source, targets }}>
        <aside className={styles.bar} data-docked="" aria-label={text.title()}>
          {head}
        </aside>
      </MonitorContext>
    );
  return (
    <MonitorContext value={{ source, targets }}>
      <aside className={styles.panel} aria-label={text.title()}>
        <header className={styles.head}>
          <h2>{text.title()}</h2>
          {head}
        </header>
        {problem === null ? null : (
          <FailureBanner family={problem === "already" ? "away" : "bad"}>
            {text.problems[problem]()}
          </FailureBanner>
        )}
        {accepted && stage === "off" ? (
          <Banner family="free" role="status">
            {text.accepted()}
          </Banner>
        ) : null}
        {call === null ? null : (
          <>
            <SupervisionTrail call={call} events={events} since={startedAt} running={stage === "listening"} />
            <p className={styles.note}>{stage === "ended" ? summary : text.mediaNote()}</p>
          </>
        )}
        {leave === null ? null : <div className={styles.actions}>{leave}</div>}
      </aside>
    </MonitorContext>
  );
}

/** Pages about calls, on which the panel starts open. */
const OF_CALLS = /^\/(monitor|call)(\/|$)/;

/**
 * Returns whether the supervision is shown as a bar, and a function that changes it until the next page. Problems
 * and messages need the panel, so `may` is false for them.
 */
function useBar(may: boolean): readonly [boolean, (isBar: boolean) => void] {
  const [path] = useLocation();
  const [chosen, setChosen] = useState({ path: "", isBar: false });
  const isBar = chosen.path === path ? chosen.isBar : !OF_CALLS.test(path);
  return [may && isBar, (next) => setChosen({ path, isBar: next })];
}

/** Returns the name of the call's customer: that of the contact, or as reported. */
function useCustomerOf(call: SupervisedCall): string {
  const { name, customer } = useSubjectName([`call/${call.id}`]);
  const mayRead = useAbility("contacts.read");
  const { data } = useApiQuery(
    "/contacts",
    { query: { externalId: customer ?? "", $select: ["name"], $limit: 1 } },
    { enabled: mayRead && customer !== null },
  );
  return data?.data[0]?.name ?? name;
}

interface SupervisedProps {
  readonly call: SupervisedCall;
  /** Start of the supervision in wall time (ms). */
  readonly since: number | null;
}

/** Participants and duration in one line. */
function SupervisedParties({ call, since }: SupervisedProps) {
  const { now } = useServices();
  const formats = useFormats();
  const customer = useCustomerOf(call);
  useTick();
  return (
    <>
      <strong>{customer}</strong>
      {call.agent === null ? null : (
        <>
          {" · "}
          <AgentName id={call.agent} />
        </>
      )}
      {since === null ? null : <span className={styles.time}> · {formats.duration(now() - since)}</span>}
    </>
  );
}

interface SupervisionTrailProps extends SupervisedProps {
  /** Latest first. */
  readonly events: readonly Event[];
  readonly running: boolean;
}

/** Participants of the call, and its events, latest first. */
function SupervisionTrail({ call, events, since, running }: SupervisionTrailProps) {
  const { now } = useServices();
  const { say } = useTexts();
  const formats = useFormats();
  const customer = useCustomerOf(call);
  useTick();
  const text = say.supervision;
  return (
    <>
      <dl className={styles.facts}>
        <dt>{say.monitor.columns.customer()}</dt>
        <dd>{customer}</dd>
        <dt>{say.monitor.columns.agent()}</dt>
        <dd>{call.agent === null ? say.unknown() : <AgentName id={call.agent} />}</dd>
        {since !== null && running ? (
          <>
            <dt>{text.duration()}</dt>
            <dd className={styles.time}>{formats.duration(now() - since)}</dd>
          </>
        ) : null}
      </dl>
      {events.length === 0 ? null : (
        <ol className={`${details.events} ${styles.trail}`} aria-live="polite" aria-label={text.trail()}>
          {events.map((event, place) => (
            <EventLine
              key={event.offset}
              event={event}
              before={events[place - 1]}
              among={events}
              naming={false}
            />
          ))}
        </ol>
      )}
    </>
  );
}

/** The terms of live supervision: all seven points, before a user accepts them for the account. */
function SupervisionTerms({
  machine,
  view: { problem, busy },
}: {
  machine: Supervision["machine"];
  view: SupervisionView;
}) {
  const { say } = useTexts();
  const [read, setRead] = useState(false);
  // Number of attempts to accept the terms with the checkbox unchecked. Each moves the focus to the checkbox.
  const [missing, setMissing] = useState(0);
  const tick = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (missing === 0) return;
    tick.current?.querySelector("input")?.focus({ preventScroll: true });
    tick.current?.scrollIntoView({ block: "nearest" });
  }, [missing]);
  const text = say.supervision;
  return (
    <FormDialog
      open
      onClose={() => machine.send({ type: "close" })}
      title={text.terms.title()}
      verb={text.terms.accept()}
      keep={text.terms.keep()}
      busy={busy}
      onSubmit={() => (read ? machine.send({ type: "terms.accepted" }) : setMissing(missing + 1))}
    >
      <p>{text.terms.intro()}</p>
      {problem === null ? null : <FailureBanner>{text.problems[problem]()}</FailureBanner>}
      <ol className={styles.points}>
        {SUPERVISION_POINTS.map((point) => (
          <li key={point}>{text.terms.points[point]()}</li>
        ))}
      </ol>
      <div ref={tick}>
        <Checkbox
          checked={read}
          onChange={(next) => {
            setRead(next);
            setMissing(0);
          }}
          error={missing > 0 ? text.terms.missing() : undefined}
        >
          {text.terms.read()}
        </Checkbox>
      </div>
    </FormDialog>
  );
}
