import { useState, useSyncExternalStore } from "react";
import { type LiveServices, useLive } from "../../services/live-services.ts";
import type { Supervision } from "../../services/supervision.ts";
import { useHolder } from "../../services/use-ability.ts";
import { useFormats } from "../../services/use-formats.ts";
import { type SupervisionStage, useSupervisionView } from "../../services/use-supervision-view.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { FailureBanner } from "../../resource/failure-banner.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { type Family, StatusPill } from "../../ui/status-pill.tsx";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { MonitorContext } from "./monitor-context.ts";
import { MonitorSource } from "./monitor-source.ts";
import styles from "./supervision-panel.module.css";
import { SupervisionTerms } from "./supervision-terms.tsx";
import { SupervisionTrail } from "./supervision-trail.tsx";

/**
 * The call that is followed, on whichever page one is: who speaks, since when, and all that happens in it.
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
  const [source] = useState(() => new MonitorSource(live));
  const view = useSupervisionView(machine);
  const { stage, problem, call, startedAt, endedAt, accepted } = view;
  const events = useSyncExternalStore(trail.subscribe, trail.get);
  const text = say.supervision;
  const close = () => machine.send({ type: "close" });

  const shown =
    stage !== "terms" && targets !== undefined && (stage !== "off" || problem !== null || accepted);
  useFocusAfter(shown);

  if (stage === "terms") return <SupervisionTerms machine={machine} view={view} />;
  if (!shown) return null;
  return (
    <MonitorContext value={{ source, targets }}>
      <aside className={styles.panel} aria-label={text.title()}>
        <header className={styles.head}>
          <h2>{text.title()}</h2>
          <StatusPill family={FAMILIES[stage]}>{text.stages[stage]()}</StatusPill>
          {stage === "off" || stage === "ended" ? (
            <IconButton icon="x" label={say.actions.close()} onClick={close} />
          ) : null}
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
            {stage === "ended" ? (
              <p className={styles.note}>
                {text.summary({
                  lasted:
                    startedAt === null || endedAt === null
                      ? say.unknown()
                      : formats.duration(endedAt - startedAt),
                })}
              </p>
            ) : (
              <p className={styles.note}>{text.later()}</p>
            )}
          </>
        )}
        {stage === "listening" || stage === "interrupted" || stage === "joining" || stage === "leaving" ? (
          <div className={styles.actions}>
            <Button size="small" busy={stage === "leaving"} onClick={() => machine.send({ type: "leave" })}>
              {stage === "joining" ? text.cancel() : text.leave()}
            </Button>
          </div>
        ) : null}
      </aside>
    </MonitorContext>
  );
}
