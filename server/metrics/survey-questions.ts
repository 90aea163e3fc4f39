import { type RawBuilder, sql } from "kysely";
import type { SurveyMetrics, SurveyScale } from "../../openapi/generated/console.ts";
import type { Queries } from "../database/schema.ts";
import { SCORES } from "./survey-sums.ts";

type Question = NonNullable<SurveyMetrics["questions"]>[number];

/** Maximum number of counted scores. */
const MOST = 5_000;

interface Counted {
  readonly survey: string | null;
  readonly question: string;
  readonly scale: SurveyScale | null;
  readonly score: number;
  readonly count: number;
}

const keyOf = ({ survey, question, scale }: Pick<Counted, "survey" | "question" | "scale">): string =>
  JSON.stringify([survey, question, scale]);

/**
 * Counts each score of each question over the calls that match. A question whose scale was changed is returned
 * once for each scale.
 */
export async function readQuestions(
  db: Queries,
  account: string,
  where: RawBuilder<unknown>,
): Promise<Question[]> {
  const { rows } = await sql<Counted>`
    select of_survey as survey, question, scale, score, count(*)::int as count from ${SCORES} where ${where}
    group by 1, 2, 3, 4 order by 1, 2, 3, 4 limit ${MOST}`.execute(db);
  const surveys = [...new Set(rows.flatMap(({ survey }) => survey ?? []))];
  const present = new Map(
    (await readFields(db, account, surveys)).map((field) => [keyOf(field), field.label]),
  );
  const past = new Map(
    rows.every((row) => present.has(keyOf(row)))
      ? []
      : (await readLastLabels(db, account, surveys)).map((field) => [keyOf(field), field.label]),
  );
  const questions = new Map<string, Question>();
  for (const { count, score, ...row } of rows) {
    const key = keyOf(row);
    const before = questions.get(key)?.scores ?? [];
    questions.set(key, {
      ...row,
      label: present.get(key) ?? past.get(key) ?? null,
      asked: present.has(key),
      scores: [...before, { score, count }],
    });
  }
  return [...questions.values()];
}

interface Field extends Pick<Counted, "survey" | "question" | "scale"> {
  readonly label: string;
}

/** Reads the present fields of surveys. */
async function readFields(db: Queries, account: string, surveys: readonly string[]): Promise<Field[]> {
  const { rows } = await sql<Field>`
    select id as survey, field ->> 'name' as question, field ->> 'type' as scale, field ->> 'label' as label
    from resource_records cross join lateral jsonb_array_elements(data -> 'fields') as field
    where account = ${account} and collection = 'Survey' and id = any(${[...surveys]}::text[])`.execute(db);
  return rows;
}

/** Reads the last label of each field that customers saw in stored answers. */
async function readLastLabels(db: Queries, account: string, surveys: readonly string[]): Promise<Field[]> {
  const { rows } = await sql<Field>`
    select distinct on (form, answer ->> 'name', answer ->> 'type') form as survey, answer ->> 'name' as question,
      answer ->> 'type' as scale, answer ->> 'label' as label
    from form_submissions cross join lateral jsonb_array_elements(answers) as answer
    where account = ${account} and kind = 'survey' and form = any(${[...surveys]}::text[])
    order by form, answer ->> 'name', answer ->> 'type', created_at desc`.execute(db);
  return rows;
}
