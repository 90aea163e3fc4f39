import { useState } from "react";
import { MEASURED } from "../../../streams/metrics/why/measured.ts";
import { sentenceOf } from "../../../streams/metrics/why/sentence.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Glyph } from "../../ui/glyph.tsx";
import { MarkedText } from "../../ui/marked-text.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { AbsentAgents } from "./absent-agents.tsx";
import {
  blockFilter,
  type Explained,
  type LateFilter,
  lateOf,
  type WhyQuestion,
  worstPart,
} from "./explained.ts";
import { type LateQuery, lateQuery } from "./late-query.ts";
import { LateByQuarter } from "./late-by-quarter.tsx";
import { LateBySegment } from "./late-by-segment.tsx";
import { LateCalls } from "./late-calls.tsx";
import { Definition } from "./level-definition.tsx";
import styles from "./why.module.css";
import { type WhyNames, whySentence, whyValue } from "./why-words.ts";

/** Links out of an explanation. */
export interface WhyLinks {
  /** Returns the link to the list of exactly the late calls that match a filter. */
  readonly calls: (filter: LateFilter, late: LateQuery) => string;
  /** Returns the link to the agents of a segment, or to all agents. */
  readonly agents: (segment: string | null) => string;
  /** Link to a comparison of the number with an earlier one; null if there is none. */
  readonly comparison: { readonly href: string; readonly label: string } | null;
  /** Returns the link to a period (ms) in replay; null if the user cannot open it. */
  readonly replay: ((from: number, until: number) => string) | null;
}

interface WhyContentProps {
  readonly question: WhyQuestion;
  readonly explained: Explained;
  /** The period in words, such as “Today until 11:47”. */
  readonly period: string;
  readonly links: WhyLinks;
}

/** Explanation of a number: where, when and why calls were late, and which ones. */
export function WhyContent({ question, explained, period, links }: WhyContentProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const names = useWhyNames(explained);
  const { zone } = question;
  const { measure, block } = explained;
  const late = lateQuery(explained, question);
  const worst = worstPart(explained);
  const valueOf = useWhyValue(question);
  const [filter, setFilter] = useState<LateFilter>(blockFilter(explained));
  const text = say.why;
  const context = { say, formats, names, zone, period: explained };
  return (
    <div className={styles.drawer}>
      <div className={styles.body}>
        <Standing explained={explained} period={period} comparison={links.comparison} valueOf={valueOf} />
        <section className={styles.answer}>
          <p className={styles.sentence}>
            <MarkedText text={whySentence(sentenceOf(explained), context)} marks={{ b: <b /> }} />
          </p>
          {worst ? (
            <div className={styles.acts}>
              {explained.valueWithout === null ? null : (
                <p className={styles.chip}>
                  <MarkedText
                    text={text.without({ value: valueOf(explained.valueWithout) })}
                    marks={{ b: <b /> }}
                  />
                </p>
              )}
              {links.replay ? (
                <ButtonLink href={links.replay(worst.from, worst.until)} icon="rewind" size="small">
                  {text.openReplay({ time: formats.time(worst.from, zone) })}
                </ButtonLink>
              ) : null}
              <ButtonLink
                href={links.calls({ segment: worst.segment, from: worst.from, until: worst.until }, late)}
                icon="go"
                kind="primary"
                size="small"
              >
                {text.showCalls({ count: worst.late })}
              </ButtonLink>
            </div>
          ) : null}
        </section>
        {explained.result === "few" ? null : (
          <div className={styles.pair}>
            <LateBySegment explained={explained} nameOf={names.segment} onFilter={setFilter} />
            <LateByQuarter explained={explained} zone={zone} nameOf={names.segment} onFilter={setFilter} />
          </div>
        )}
        {block && MEASURED[measure].isOfQueue ? (
          <AbsentAgents block={block} zone={zone} names={names} href={links.agents(block.segment)} />
        ) : null}
        <LateCalls
          question={question}
          explained={explained}
          filter={filter}
          onFilter={setFilter}
          count={lateOf(explained, filter)}
          isPart={Object.keys(filter).length > 0}
          href={links.calls(filter, late)}
          nameOfSegment={names.segment}
        />
      </div>
      <Definition question={question} explained={explained} />
    </div>
  );
}

/** Returns a function that formats the values of a question. */
export function useWhyValue({ measure, isLive }: WhyQuestion): (value: number) => string {
  const formats = useFormats();
  return (value) => whyValue(measure, value, formats, isLive ? formats.duration : formats.timeUnit);
}

/** Returns functions that name the ids of an explanation. */
function useWhyNames({ names }: Explained): WhyNames {
  const { say } = useTexts();
  const reasons: Readonly<Partial<Record<string, () => string>>> = say.people.connections.reasons;
  return {
    segment: (id) => names.segments.get(id) ?? say.why.deletedSegment(),
    agent: (id) => names.agents.get(id) ?? say.why.deletedAgent(),
    reason: (reason) => reasons[reason]?.() ?? reason,
  };
}

interface StandingProps {
  readonly explained: Explained;
  readonly period: string;
  readonly comparison: WhyLinks["comparison"];
  readonly valueOf: (value: number) => string;
}

/** Distance to the target, the period, and the numbers of calls. */
function Standing({ explained, period, comparison, valueOf }: StandingProps) {
  const { say } = useTexts();
  const { number } = useFormats();
  const { measure, result, value, target, late, calls } = explained;
  const text = say.why;
  const gap = value === null || target === null ? 0 : Math.abs(target - value);
  const shownTarget = target === null ? "" : valueOf(target);
  return (
    <p className={styles.standing}>
      {value === null || target === null ? null : result === "target" ? (
        <span>{text.met({ target: shownTarget })}</span>
      ) : gap > 0 ? (
        <span className={styles.under}>
          <Glyph name="warning" size={12} />
          {measure === "serviceLevel"
            ? text.under({ points: gap, target: shownTarget })
            : measure === "abandonRate"
              ? text.pointsOver({ points: number(Math.round(gap * 10) / 10), target: shownTarget })
              : text.over({ gap: valueOf(gap), target: shownTarget })}
        </span>
      ) : null}
      <span>{period}</span>
      <span>{text.counted({ late, calls, what: text.late[measure]({ count: late }) })}</span>
      {comparison ? <TextLink href={comparison.href}>{comparison.label}</TextLink> : null}
    </p>
  );
}
