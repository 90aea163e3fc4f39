import { useState } from "react";
import type { Reasons } from "../../../streams/metrics/why/reasons.ts";
import { sentenceOf } from "../../../streams/metrics/why/sentence.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { MarkedText } from "../../ui/marked-text.tsx";
import { useLasting } from "../../ui/use-lasting.ts";
import { Glyph } from "../../ui/glyph.tsx";
import { AbsentAgents } from "./absent-agents.tsx";
import { LateByQuarter } from "./late-by-quarter.tsx";
import { LateBySegment } from "./late-by-segment.tsx";
import { type LateCall, type LateFilter, LateCalls } from "./late-calls.tsx";
import styles from "./why.module.css";
import { type WhyNames, whySentence } from "./why-words.ts";

/** An explanation, its names and its calls. Numbers of a running period do not change until a refresh. */
export interface Explanation {
  readonly reasons: Reasons;
  /** IANA zone of the times. */
  readonly zone: string;
  /** The period in words, such as “Today until 11:47”. */
  readonly period: string;
  readonly names: WhyNames;
  /** All late calls of the period, the longest wait first. */
  readonly late: readonly LateCall[];
  /** Link to a moment (ms) in replay; null if the user cannot open it. */
  readonly replayAt: ((time: number) => string) | null;
  /** Link to the list of calls that shows exactly the late calls of the block; null without one. */
  readonly callsOfBlock: string | null;
}

interface WhyContentProps {
  /** Null while it is loading. */
  readonly explanation: Explanation | null;
  readonly hasFailed: boolean;
  readonly onTryAgain: () => void;
}

/** Explanation of a service level: where, when and why calls were late, and which ones. */
export function WhyContent({ explanation, hasFailed, onTryAgain }: WhyContentProps) {
  const { say } = useTexts();
  if (explanation && !hasFailed) return <Explained key={explanation.reasons.until} {...explanation} />;
  return hasFailed ? (
    <div className={`${styles.body} ${styles.failed}`}>
      <Banner family="bad" role="alert" action={{ label: say.actions.tryAgain(), onClick: onTryAgain }}>
        {say.why.failed()}
      </Banner>
    </div>
  ) : (
    <Loading />
  );
}

/** The parts of an explanation, from the sentence to the definition of the number. */
function Explained({ reasons, zone, period, names, late, replayAt, callsOfBlock }: Explanation) {
  const { say } = useTexts();
  const formats = useFormats();
  const { block } = reasons;
  const [filter, setFilter] = useState<LateFilter>(
    block ? { segment: block.segment, from: block.from, until: block.until } : {},
  );
  const text = say.why;
  const sentence = whySentence(sentenceOf(reasons), { say, formats, names, zone, period: reasons });
  return (
    <div className={styles.drawer}>
      <div className={styles.body}>
        <Standing reasons={reasons} period={period} />
        <section className={styles.answer}>
          <p className={styles.sentence}>
            <MarkedText text={sentence} marks={{ b: <b /> }} />
          </p>
          {block ? (
            <div className={styles.ways}>
              {reasons.percentWithout === null ? null : (
                <p className={styles.chip}>
                  <MarkedText
                    text={text.without({ percent: formats.percent(reasons.percentWithout) })}
                    marks={{ b: <b /> }}
                  />
                </p>
              )}
              {replayAt ? (
                <ButtonLink href={replayAt(block.from)} icon="rewind" size="small">
                  {text.openReplay({ time: formats.time(block.from, zone) })}
                </ButtonLink>
              ) : null}
              {callsOfBlock ? (
                <ButtonLink href={callsOfBlock} icon="go" kind="primary" size="small">
                  {text.showCalls({ count: block.late })}
                </ButtonLink>
              ) : null}
            </div>
          ) : null}
        </section>
        {reasons.result === "few" ? null : (
          <div className={styles.pair}>
            <LateBySegment reasons={reasons} nameOf={names.segment} onFilter={setFilter} />
            <LateByQuarter reasons={reasons} zone={zone} nameOf={names.segment} onFilter={setFilter} />
          </div>
        )}
        {block ? <AbsentAgents block={block} zone={zone} names={names} /> : null}
        <LateCalls
          late={late}
          filter={filter}
          onFilter={setFilter}
          zone={zone}
          names={names}
          withinSeconds={reasons.withinSeconds}
        />
      </div>
      <Definition reasons={reasons} />
    </div>
  );
}

/** Distance to the target, the period, and the numbers of calls. */
function Standing({ reasons, period }: { readonly reasons: Reasons; readonly period: string }) {
  const { say } = useTexts();
  const formats = useFormats();
  const { percent, targetPercent, late, calls } = reasons;
  const target = formats.percent(targetPercent);
  const under = percent === null ? 0 : targetPercent - percent;
  return (
    <p className={styles.standing}>
      {percent === null ? null : under > 0 ? (
        <span className={styles.under}>
          <Glyph name="warning" size={12} />
          {say.why.under({ points: under, target })}
        </span>
      ) : (
        <span>{say.why.met({ target })}</span>
      )}
      <span>{period}</span>
      <span>{say.why.counted({ late, calls })}</span>
    </p>
  );
}

function Definition({ reasons }: { readonly reasons: Reasons }) {
  const { say } = useTexts();
  const { number } = useFormats();
  const { calls, late, targetPercent, withinSeconds } = reasons;
  return (
    <footer className={styles.definition}>
      <div className={styles.fraction}>
        <span>{number(calls - late)}</span>
        <span>{number(calls)}</span>
      </div>
      <p>
        <MarkedText
          text={say.why.definition({ target: targetPercent, seconds: withinSeconds })}
          marks={{ b: <b /> }}
        />
      </p>
    </footer>
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
