import type { SurveyMetrics } from "../../../../openapi/generated/console.ts";
import { isOnScale, SURVEY_SCALES } from "../../../../streams/metrics/survey-answer.ts";
import { type NpsGroup, npsGroupOf, SATISFIED } from "../../../../streams/metrics/survey-figures.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { HiddenText } from "../../../ui/hidden-text.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import styles from "./score-distribution.module.css";

type Question = NonNullable<SurveyMetrics["questions"]>[number];

/** Groups of scores, which bars show by color and pattern. `middle` has no meaning of its own. */
type Group = NpsGroup | "satisfied" | "others" | "middle";

/** Order of the groups in the key, best first. */
const ORDER: readonly Group[] = ["promoters", "passives", "detractors", "satisfied", "others"];

function groupOf(scale: Question["scale"], score: number): Group {
  if (scale === "nps") return npsGroupOf(score);
  if (scale === "csat") return score >= SATISFIED ? "satisfied" : "others";
  return "middle";
}

interface ScoreDistributionProps {
  readonly question: Question;
  /** Returns the link to the calls with one of these answers to the question. */
  readonly hrefOf: (scores: readonly number[]) => string;
}

/** The number of answers to a question by score; each bar links to its calls. */
export function ScoreDistribution({ question, hrefOf }: ScoreDistributionProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.insights.surveys;
  const { scale, scores, label, asked } = question;
  const isCounted = ({ score }: { score: number }) => scale === null || isOnScale({ scale, score });
  const bars =
    scale === null ? scores : scaleOf(scale).map((score) => ({ score, count: countOf(scores, score) }));
  const outside = scores.filter((one) => !isCounted(one));
  const total = scores.filter(isCounted).reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const share = (count: number) =>
    formats.percent(total === 0 ? 0 : Math.round((count / total) * 1000) / 10, 1);
  const name = label ?? question.question;
  const groups = ORDER.map((group) => ({
    group,
    found: bars.filter(({ score }) => groupOf(scale, score) === group),
  })).filter(({ found }) => found.length > 0);
  return (
    <Panel aria-label={name}>
      <div className={styles.question}>
        <header className={styles.head}>
          <h2>{name}</h2>
          <p className={styles.about}>
            {scale === null ? text.noScore() : text.scales[scale]()}
            {` · ${question.question}`}
            {asked ? null : ` · ${text.notAsked()}`}
          </p>
        </header>
        <ol className={styles.bars} aria-label={text.distribution({ question: name })}>
          {bars.map(({ score, count }) => (
            <li key={score}>
              <a
                href={hrefOf([score])}
                className={styles.column}
                title={text.bar({ score: formats.number(score), count, share: share(count) })}
              >
                <HiddenText>
                  {text.bar({ score: formats.number(score), count, share: share(count) })}
                </HiddenText>
                <span className={styles.count} aria-hidden="true">
                  {count === 0 ? "" : formats.number(count)}
                </span>
                <span
                  className={styles.bar}
                  data-group={groupOf(scale, score)}
                  style={{ blockSize: `${(count / most) * 100}%` }}
                />
                <span className={styles.score} aria-hidden="true">
                  {formats.number(score)}
                </span>
              </a>
            </li>
          ))}
        </ol>
        {groups.length > 0 ? (
          <ul className={styles.key}>
            {groups.map(({ group, found }) => {
              const count = found.reduce((sum, one) => sum + one.count, 0);
              return (
                <li key={group}>
                  <span className={styles.sample} data-group={group} aria-hidden="true" />
                  <TextLink href={hrefOf(found.map(({ score }) => score))}>
                    {text.groups[group === "middle" ? "others" : group]()}
                  </TextLink>
                  <span className={styles.about}>{text.groupOf({ count, share: share(count) })}</span>
                </li>
              );
            })}
          </ul>
        ) : (
          <p className={styles.about}>{text.answersTo({ count: total })}</p>
        )}
        {outside.length > 0 && scale !== null ? (
          <p className={styles.about}>
            <TextLink href={hrefOf(outside.map(({ score }) => score))}>
              {text.outside({ count: outside.reduce((sum, { count }) => sum + count, 0) })}
            </TextLink>
          </p>
        ) : null}
      </div>
    </Panel>
  );
}

/** Returns all scores of a scale, ascending. */
function scaleOf(scale: NonNullable<Question["scale"]>): readonly number[] {
  const [least, most] = SURVEY_SCALES[scale];
  return Array.from({ length: most - least + 1 }, (_, place) => least + place);
}

const countOf = (scores: Question["scores"], score: number): number =>
  scores.find((one) => one.score === score)?.count ?? 0;
