import type { SurveyMetrics } from "../../../../openapi/generated/console.ts";
import { NotRead } from "../../../resource/cells/not-read.tsx";
import { PageNotRead } from "../../../resource/cells/page-not-read.tsx";
import { RecordSkeleton } from "../../../resource/cells/record-skeleton.tsx";
import { useAbility } from "../../../services/use-session.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { NothingFound } from "../frame/insights-page.tsx";
import { useNames } from "../frame/use-names.ts";
import { type InsightsFilters, useInsightsFilters } from "../frame/use-insights-filters.ts";
import { ScoreDistribution } from "./score-distribution.tsx";
import { SurveyAnswers } from "./survey-answers.tsx";
import { SurveyGroups } from "./survey-groups.tsx";
import { SurveyKeyFigures } from "./survey-key-figures.tsx";
import { callsOfMeasure, callsOfSurvey } from "./survey-links.ts";
import { SurveyTrend } from "./survey-trend.tsx";
import styles from "./surveys.module.css";
import { type SurveyRow, totalOf, useSurveyMetrics } from "./use-survey-metrics.ts";

interface SurveyDetailProps {
  readonly survey: string;
  /** Path of the list of surveys. */
  readonly back: string;
}

/** The numbers of one survey: scores, course, segments, agents, and the answers. */
export function SurveyDetail({ survey, back }: SurveyDetailProps) {
  const text = useTexts().say.insights;
  const state = useInsightsFilters();
  const shared = { surveys: [survey] };
  const now = useSurveyMetrics(state, { ...shared, groupBy: ["survey"], questions: true });
  const was = useSurveyMetrics(state, shared, { compared: true });
  if (!now.data && now.failure)
    return <PageNotRead title={text.summary.failed()} failure={now.failure} onAgain={now.again} />;
  if (!now.data) return <RecordSkeleton loading={text.summary.loading()} />;
  const row = totalOf(now.data);
  const isEmpty = now.data.calls === 0 && !now.old;
  const hasAnswers = now.old || (row?.sums["answered"] ?? 0) > 0;
  return (
    <>
      <SurveyHeading
        survey={survey}
        name={now.data.surveys.find(({ _id }) => _id === survey)?.name}
        back={state.hrefOf(back)}
        calls={isEmpty ? null : callsOfSurvey(state, survey)}
      />
      {now.failure ? (
        <NotRead failure={now.failure} onAgain={now.again}>
          {text.summary.failed()}.
        </NotRead>
      ) : null}
      {isEmpty ? (
        <NothingFound state={state} />
      ) : (
        <>
          <SurveyKeyFigures
            row={row}
            was={state.comparison ? totalOf(was.data) : undefined}
            hrefOf={(measure) => callsOfMeasure(state, measure, survey)}
          />
          {hasAnswers ? (
            <Answers survey={survey} state={state} row={row} questions={now.data.questions ?? []} />
          ) : (
            <NothingFound state={state} of="answers" />
          )}
        </>
      )}
    </>
  );
}

interface AnswersProps extends Pick<SurveyDetailProps, "survey"> {
  readonly state: InsightsFilters;
  readonly row: SurveyRow | undefined;
  readonly questions: NonNullable<SurveyMetrics["questions"]>;
}

/** The course and the scores of the answers, their numbers by segment and agent, and the answers. */
function Answers({ survey, state, row, questions }: AnswersProps) {
  const text = useTexts().say.insights.surveys;
  return (
    <>
      <div className={styles.charts}>
        <SurveyTrend state={state} survey={survey} row={row} />
        {questions.map((question) => (
          <ScoreDistribution
            key={`${question.question} ${question.scale}`}
            question={question}
            hrefOf={(scores) =>
              callsOfSurvey(state, survey, {
                answers: scores.map((score) => `${question.question}=${score}`),
              })
            }
          />
        ))}
        {questions.length === 0 && (row?.sums["answered"] ?? 0) > 0 ? (
          <Panel>
            <p className={styles.note}>{text.noScores()}</p>
          </Panel>
        ) : null}
      </div>
      <SurveyGroups state={state} survey={survey} />
      <SurveyAnswers state={state} survey={survey} />
    </>
  );
}

interface SurveyHeadingProps {
  readonly survey: string;
  /** Undefined without answers in the period. */
  readonly name: string | null | undefined;
  readonly back: string;
  readonly calls: string | null;
}

function SurveyHeading({ survey, name, back, calls }: SurveyHeadingProps) {
  const { say } = useTexts();
  const text = say.insights.surveys;
  const mayRead = useAbility("surveys.read");
  const known = useNames("surveys", [survey]).nameOf(survey);
  const title = known ?? name ?? (known === null || name === null ? text.deleted() : "");
  return (
    <header className={styles.heading}>
      <h2>{title}</h2>
      {known === null && name ? <span className={styles.quiet}>{text.deleted()}</span> : null}
      <span className={styles.id}>
        {survey}
        <CopyButton
          text={survey}
          label={text.copyId()}
          doneLabel={say.actions.copied()}
          failedLabel={say.actions.copyFailed()}
        />
      </span>
      <div className={styles.links}>
        {calls === null ? null : <TextLink href={calls}>{say.insights.summary.definition.calls()}</TextLink>}
        {mayRead && typeof known === "string" ? (
          <TextLink href={`/surveys/models/${encodeURIComponent(survey)}`}>{text.open()}</TextLink>
        ) : null}
        <TextLink href={back}>{text.back()}</TextLink>
      </div>
    </header>
  );
}
