import { useState } from "react";
import { LONGEST_DAYS } from "../../../streams/metrics/why/columns.ts";
import { useServices } from "../../services/services.ts";
import { useExplanationQuery } from "../../services/use-api-query.ts";
import { useAbility } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useLasting } from "../../ui/use-lasting.ts";
import { NotRead } from "../cells/not-read.tsx";
import { explainedFrom, type WhyQuestion } from "./explained.ts";
import { useWhyValue, WhyContent, type WhyLinks } from "./why-content.tsx";
import styles from "./why.module.css";
import { whyName } from "./why-words.ts";

export interface WhyDrawerProps {
  readonly question: WhyQuestion;
  /** The period in words. */
  readonly period: string;
  readonly links: Omit<WhyLinks, "replay">;
  readonly onClose: () => void;
}

const MINUTE = 60_000;
/** Longest period, ms; one of its days can have 25 hours. */
const LONGEST = LONGEST_DAYS * 24 * 60 * MINUTE + 60 * MINUTE;

/** Returns the link to a period (ms) in replay, from some minutes before it. */
const replayOf = (from: number, until: number): string =>
  `/monitor/replay?${new URLSearchParams({
    from: new Date(from - 15 * MINUTE).toISOString(),
    to: new Date(until).toISOString(),
    at: `t${from}`,
  }).toString()}`;

/**
 * Drawer with the explanation of a number. That of a running period does not change until the user
 * refreshes it.
 */
export function WhyDrawer({ question, period, links, onClose }: WhyDrawerProps) {
  const { say } = useTexts();
  const { time } = useFormats();
  const valueOf = useWhyValue(question);
  const mayReplay = useAbility("replay.read");
  const { now } = useServices();
  const [asOf, setAsOf] = useState(now);
  const { from, to, zone, filters, measure } = question;
  const isTooLong = to - from > LONGEST;
  const { data, failure, again } = useExplanationQuery(
    {
      range: { from: new Date(from).toISOString(), to: new Date(to).toISOString(), zone },
      filters,
      measure,
    },
    { asOf, enabled: !isTooLong },
  );
  const explained = data && explainedFrom(data);
  const isRunning = explained !== undefined && explained.until < to;
  const shown = explained?.value ?? null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={shown === null ? whyName(measure, say) : say.why.question[measure]({ value: valueOf(shown) })}
      closeLabel={say.actions.close()}
      form="wide-drawer"
      tools={
        isRunning ? (
          <IconButton icon="refresh" label={say.why.refresh()} onClick={() => setAsOf(now())} />
        ) : null
      }
    >
      {isTooLong ? (
        <p className={`${styles.body} ${styles.failed}`}>{say.why.tooLong({ days: LONGEST_DAYS })}</p>
      ) : failure ? (
        <div className={`${styles.body} ${styles.failed}`}>
          <NotRead failure={failure} onAgain={again}>
            {say.why.failed()}
          </NotRead>
        </div>
      ) : explained ? (
        <WhyContent
          key={explained.until}
          question={question}
          explained={explained}
          period={isRunning ? say.why.until({ period, time: time(explained.until, zone) }) : period}
          links={{ ...links, replay: mayReplay ? replayOf : null }}
        />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

const SHOWN_AFTER = 300;

/** Two lines in place of the sentence. */
function Loading() {
  const { say } = useTexts();
  const isShown = useLasting(true, SHOWN_AFTER);
  return (
    <div className={styles.body} role="status" aria-label={say.why.loading()}>
      {isShown ? (
        <div className={styles.answer} aria-hidden="true">
          <span className={styles.line} />
          <span className={styles.line} />
        </div>
      ) : null}
    </div>
  );
}
