import { type RawBuilder, sql } from "kysely";
import {
  NPS_GROUPS,
  type NpsGroup,
  SATISFIED,
  type SurveySum,
} from "../../streams/metrics/survey-figures.ts";
import { SURVEY_SCALES, type SurveyScale } from "../../streams/metrics/survey-answer.ts";
import type { Assignment } from "./survey-assignments.ts";

type Expression = RawBuilder<unknown>;

/**
 * Returns the calls with an answered survey, and those whose segment had a survey assigned when they ended.
 * `of_survey` is the answered survey, otherwise the assigned one.
 */
export function surveyedCalls(assignments: readonly Assignment[]): Expression {
  const column = <Name extends keyof Assignment>(name: Name) => assignments.map((one) => one[name]);
  return sql`(select called.*, case when called.survey_answers is null then assigned.survey else called.survey_form end as of_survey,
      assigned.survey is not distinct from case when called.survey_answers is null then assigned.survey else called.survey_form end
        and assigned.survey is not null as is_assigned
    from call_records as called
    left join unnest(${column("segment")}::text[], ${column("survey")}::text[], ${column("since")}::bigint[], ${column("until")}::bigint[])
      as assigned (segment, survey, since, until)
      on called.answered_at is not null and called.ended_at >= assigned.since and called.ended_at < assigned.until
      and called.segment = assigned.segment
    where called.survey_answers is not null or assigned.survey is not null) as call_records`;
}

/** The scores of the answered surveys, each with the columns of its call. */
export const SCORES: Expression = sql`(select called.*, called.survey_form as of_survey from call_records as called
    where called.survey_answers is not null) as call_records
  cross join lateral json_to_recordset(survey_answers) as answer (question text, scale text, score float8)`;

const count = (condition: Expression): Expression => sql`count(*) filter (where ${condition})`;

/** Sums over `surveyedCalls`. */
export const CALL_SUMS = {
  answered: count(sql`survey_answers is not null`),
  unanswered: count(sql`survey_answers is null`),
  assigned: count(sql`is_assigned`),
} satisfies Partial<Record<SurveySum, Expression>>;

const isOn = (scale: SurveyScale): Expression => {
  const [least, most] = SURVEY_SCALES[scale];
  return sql`scale = ${sql.lit(scale)} and score = floor(score) and score between ${sql.lit(least)} and ${sql.lit(most)}`;
};
const group = (name: NpsGroup): Expression =>
  count(
    sql`${isOn("nps")} and score between ${sql.lit(NPS_GROUPS[name][0])} and ${sql.lit(NPS_GROUPS[name][1])}`,
  );

/** Sums over `SCORES`. They compute the same as `surveySumsOf`. */
export const SCORE_SUMS = {
  npsScores: count(isOn("nps")),
  promoters: group("promoters"),
  passives: group("passives"),
  detractors: group("detractors"),
  csatScores: count(isOn("csat")),
  satisfied: count(sql`${isOn("csat")} and score >= ${sql.lit(SATISFIED)}`),
  cesScores: count(isOn("ces")),
  cesPoints: sql`coalesce(sum(score) filter (where ${isOn("ces")}), 0)`,
  ignored: count(sql`not coalesce((${isOn("nps")}) or (${isOn("csat")}) or (${isOn("ces")}), false)`),
} satisfies Partial<Record<SurveySum, Expression>>;
