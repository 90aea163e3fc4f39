import { useState } from "react";
import type { Call, FormSubmission } from "../../../../openapi/generated/console.ts";
import { isSurveyScale, SURVEY_SCALES } from "../../../../streams/metrics/survey-answer.ts";
import { ExactMoment } from "../../../resource/cells/exact-moment.tsx";
import { NotRead } from "../../../resource/cells/not-read.tsx";
import { nameOf } from "../../../resource/records/record/named-records.ts";
import { useApiQuery } from "../../../services/use-api-query.ts";
import { useAbility } from "../../../services/use-session.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { timesIn } from "../calls/calls-rules.ts";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";
import styles from "./survey-answers.module.css";

/** Calls of one page, and at most. */
const PAGE = 10;
const MOST = 100;

interface SurveyAnswersProps {
  readonly state: InsightsFilters;
  readonly survey: string;
}

/** The answered calls, latest first, each with the scores and the text answers of its customer. */
export function SurveyAnswers({ state: { period, filters }, survey }: SurveyAnswersProps) {
  const { say } = useTexts();
  const text = say.insights.surveys.answers;
  const [count, setCount] = useState(PAGE);
  const mayRead = useAbility("forms.read");
  const calls = useApiQuery(
    "/calls",
    {
      query: {
        ...timesIn(period),
        ...Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, { $in: values }])),
        survey,
        $sort: { createdAt: -1 as const },
        $limit: count,
        populate: ["agent" as const, "segment" as const],
      },
    },
    { keep: true },
  );
  const found = calls.data?.data ?? [];
  const papers = useApiQuery(
    "/forms-submissions",
    {
      query: {
        call: { $in: found.map(({ _id }) => _id) },
        form: survey,
        kind: "survey",
        $limit: MOST * 2,
        $sort: { createdAt: -1 as const },
      },
    },
    { enabled: mayRead && found.length > 0, keep: true },
  );
  if (calls.failure && !calls.data)
    return (
      <NotRead failure={calls.failure} onAgain={calls.again}>
        {text.failed()}
      </NotRead>
    );
  if (found.length === 0) return null;
  const total = calls.data?.total ?? found.length;
  return (
    <Panel aria-label={text.title()}>
      <h2 className={styles.title}>{text.title()}</h2>
      {mayRead ? null : <p className={styles.note}>{text.notAllowed()}</p>}
      <ol className={styles.list} aria-busy={calls.old}>
        {found.map((call) => (
          <li key={call._id}>
            <AnsweredCall call={call} paper={papers.data?.data.find((paper) => paper.call === call._id)} />
          </li>
        ))}
      </ol>
      <p className={styles.foot}>
        {text.shown({ shown: found.length, count: total })}
        {found.length < total && count < MOST ? (
          <Button size="small" onClick={() => setCount(Math.min(MOST, count + PAGE * 2))}>
            {text.more()}
          </Button>
        ) : null}
      </p>
    </Panel>
  );
}

function AnsweredCall({ call, paper }: { readonly call: Call; readonly paper: FormSubmission | undefined }) {
  const { say } = useTexts();
  const formats = useFormats();
  const list = say.insights.list;
  const labelOf = (question: string) =>
    paper?.answers?.find(({ name }) => name === question)?.label ?? question;
  const texts = (paper?.answers ?? []).flatMap(({ type, label, value, words }) => {
    if (isSurveyScale(type) || value === null || value === "" || typeof value === "boolean") return [];
    const written = words ? formats.list(words) : Array.isArray(value) ? formats.list(value) : String(value);
    return written === "" ? [] : [{ label, written }];
  });
  return (
    <article className={styles.answer}>
      <p className={styles.who}>
        <TextLink href={`/call/${encodeURIComponent(call._id)}`}>
          {call.person?.name ?? call.customer ?? list.unknownCustomer()}
        </TextLink>
        <span className={styles.quiet}>
          {call.createdAt ? <ExactMoment instant={call.createdAt} /> : null}
          {call.segment ? ` · ${nameOf(call.segment) ?? list.deletedSegment()}` : ""}
          {call.agent ? ` · ${nameOf(call.agent) ?? list.deletedAgent()}` : ""}
        </span>
      </p>
      <div>
        <ul className={styles.scores}>
          {call.surveyAnswers?.map(({ question, scale, score }) => (
            <li key={question} title={scale === null ? undefined : list.scales[scale]()}>
              <span className={styles.quiet}>{labelOf(question)}</span>{" "}
              <b>
                {scale === null
                  ? formats.number(score)
                  : list.scoreOf({ score, most: SURVEY_SCALES[scale][1] })}
              </b>
            </li>
          ))}
        </ul>
        {texts.map(({ label, written }) => (
          <p key={label} className={styles.text}>
            <span className={styles.quiet}>{label}</span> {written}
          </p>
        ))}
      </div>
    </article>
  );
}
