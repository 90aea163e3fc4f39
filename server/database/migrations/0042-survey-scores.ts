import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `alter table call_records add column survey_form text, add column survey_answers json, add column survey_score double precision`,
  // Few calls have a survey, so its reports and filters read only these.
  `create index call_records_by_survey on call_records (account, created_at) where survey_answers is not null`,
  `create index call_records_by_score on call_records (account, survey_score) where survey_score is not null`,
];

/**
 * Stores which survey a customer answered, and its scores with their scales. The platform fills the columns from
 * the event log when it starts (`rebuild-read-models.ts`).
 */
export const surveyScores: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
