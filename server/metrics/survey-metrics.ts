import { type RawBuilder, sql } from "kysely";
import type { SurveyMetrics, SurveyMetricsQuery } from "../../openapi/generated/console.ts";
import {
  addSurveySums,
  NO_SURVEYS,
  SURVEY_MEASURE_NAMES,
  SURVEY_MEASURES,
  surveyMeasure,
  type SurveySums,
} from "../../streams/metrics/survey-figures.ts";
import type { Queries } from "../database/schema.ts";
import { floorOf } from "../log/channel-name.ts";
import { readPosition } from "../log/read-log.ts";
import { populateEver } from "../resources/named-ever.ts";
import { filtersOf, periodOf } from "./call-filters.ts";
import { dimensionsOf } from "./call-groups.ts";
import { inOrder, type Levels, readLevels } from "./levels.ts";
import { readAssignments } from "./survey-assignments.ts";
import { readQuestions } from "./survey-questions.ts";
import { CALL_SUMS, SCORE_SUMS, SCORES, surveyedCalls } from "./survey-sums.ts";

type Expression = RawBuilder<unknown>;

interface SurveyMetricsOptions {
  readonly account: string;
  readonly query: SurveyMetricsQuery;
}

const DEFINITIONS: SurveyMetrics["definitions"] = Object.fromEntries(
  SURVEY_MEASURE_NAMES.map((name) => {
    const { unit, over, under, version } = SURVEY_MEASURES[name];
    return [name, { unit, over: [...over], under: under && [...under], version }];
  }),
);

/**
 * Computes the measures of surveys over the calls of a period: for the whole period, and for each interval and
 * group. They are computed from sums at every level.
 */
export async function readSurveyMetrics(
  db: Queries,
  { account, query }: SurveyMetricsOptions,
): Promise<SurveyMetrics> {
  const [from, to] = periodOf(query);
  const where = sql.join(
    [
      sql`account = ${account} and created_at >= ${from} and created_at < ${to}`,
      ...filtersOf(account, query.filters),
      ...(query.surveys ? [sql`of_survey = any(${query.surveys}::text[])`] : []),
    ],
    sql` and `,
  );
  const levels = { by: "created_at" as const, dimensions: dimensionsOf(query), where };
  const calls = surveyedCalls(await readAssignments(db, account));
  const found = inOrder(
    [
      ...(await readSums(db, { ...levels, from: calls }, CALL_SUMS)),
      ...(await readSums(db, { ...levels, from: SCORES }, SCORE_SUMS)),
    ],
    addSurveySums,
  );
  const rows = found.map((row) => ({
    ...row,
    sums: { ...row.sums },
    values: Object.fromEntries(SURVEY_MEASURE_NAMES.map((name) => [name, surveyMeasure(name, row.sums)])),
  }));
  const [total = NO_SURVEYS] = found.map(({ sums }) => sums);
  const { head } = await readPosition(db, floorOf(account));
  return {
    rows,
    definitions: DEFINITIONS,
    surveys: await readNames(db, account, rows),
    ...(query.questions && { questions: await readQuestions(db, account, where) }),
    calls: total.answered + total.unanswered,
    offset: head,
  };
}

/** Reads the named sums of all levels; the others are 0. */
async function readSums(
  db: Queries,
  levels: Omit<Levels, "selected" | "added">,
  sums: Readonly<Record<string, Expression>>,
) {
  const names = Object.keys(sums);
  const rows = await readLevels(db, {
    ...levels,
    selected: Object.entries(sums).map(([name, sum]) => sql`${sum} as ${sql.ref(name)}`),
    added: names.map((name) => sql`sum(${sql.ref(name)})::float8 as ${sql.ref(name)}`),
  });
  return rows.map(({ level, interval, group, ...values }) => ({
    level,
    ...interval,
    group,
    sums: addSurveySums(
      NO_SURVEYS,
      Object.fromEntries(names.map((name) => [name, Number(values[name] ?? 0)])),
    ) satisfies SurveySums,
  }));
}

/** Reads the names of the surveys in the rows, also of removed surveys. */
async function readNames(
  db: Queries,
  account: string,
  rows: SurveyMetrics["rows"],
): Promise<SurveyMetrics["surveys"]> {
  const ids = [...new Set(rows.map(({ group }) => group["survey"]).filter((id) => typeof id === "string"))];
  const [named] = await populateEver(db, account, { surveys: "Survey" }, [{ _id: "", surveys: ids }]);
  return [named?.["surveys"] ?? []].flat() as SurveyMetrics["surveys"]; // populateEver replaced the ids
}
