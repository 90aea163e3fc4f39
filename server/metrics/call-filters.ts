import { type RawBuilder, sql } from "kysely";
import type { MetricsQuery } from "../../openapi/generated/console.ts";
import { either } from "../kit/filter-sql.ts";
import { type Fault, Problem } from "../kit/problem.ts";

type Condition = RawBuilder<boolean>;

/** Longest period of a query, ms: ten years. */
const LONGEST = 3_660 * 86_400_000;

/** Returns the start and the end (exclusive) of a query's period, ms. Throws if the period is not valid. */
export function periodOf({ range }: Pick<MetricsQuery, "range">): readonly [from: number, to: number] {
  const [from, to] = [Date.parse(range.from), Date.parse(range.to)];
  const refuse = (pointer: string, code: Fault["code"], message: string) =>
    new Problem("unprocessable", { detail: message, errors: [{ pointer, code, message }] });
  if (to <= from)
    throw refuse("/body/range/to", "before-start", "The period ends before it begins. Swap the two times.");
  if (to - from > LONGEST)
    throw refuse("/body/range", "too-long", "The period is longer than ten years. Choose a shorter one.");
  if (!isZone(range.zone))
    throw refuse(
      "/body/range/zone",
      "unknown",
      `There is no time zone ${range.zone}. Use an IANA name, such as Europe/Madrid.`,
    );
  return [from, to];
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/**
 * Outcome of a record, or its state if it has not ended. `lost`: the event log was reset before the end was
 * reported.
 */
export const OUTCOME = sql<string>`coalesce(outcome, case
  when epoch <> (select channels.epoch from channels where channels.name = 'account/' || call_records.account || '/floor') then 'lost'
  when answered_at is null then 'waiting' else 'in-call' end)`;

/** States of calls that have not ended, or whose end was never reported. */
export const OPEN_STATES: ReadonlySet<string> = new Set(["waiting", "in-call", "lost"]);

/** Matches calls with one of the outcomes or states. Outcomes are looked up in the index; states are computed. */
export const hasOutcome = (values: readonly string[]): Condition =>
  either([
    sql<boolean>`outcome = any(${[...values]}::text[])`,
    ...(values.some((value) => OPEN_STATES.has(value))
      ? [sql<boolean>`(outcome is null and ${OUTCOME} = any(${[...values]}::text[]))`]
      : []),
  ]);

/** Matches a JSON list that contains one of the values. */
const hasAny = (column: RawBuilder<unknown>, values: readonly string[]): Condition =>
  sql<boolean>`exists (select 1 from json_array_elements_text(${column}) as item where item = any(${[...values]}::text[]))`;

/** Returns the conditions of a query's filters on `call_records`. */
export function filtersOf(account: string, filters: MetricsQuery["filters"] = {}): readonly Condition[] {
  const oneOf = (column: RawBuilder<unknown>) => (values: readonly string[]) =>
    sql<boolean>`${column} = any(${[...values]}::text[])`;
  const conditions: { [Name in keyof typeof filters]-?: (values: readonly string[]) => Condition } = {
    segment: oneOf(sql`segment`),
    agent: oneOf(sql`agent`),
    channel: oneOf(sql`channel`),
    outcome: hasOutcome,
    sentiment: oneOf(sql`sentiment`),
    reason: oneOf(sql`reason`),
    customer: oneOf(sql`customer`),
    tags: (values) => hasAny(sql`tags`, values),
    topics: (values) => hasAny(sql`topics`, values),
    privilege: (values) =>
      sql<boolean>`agent in (select users.id from users where users.account = ${account} and users.privilege = any(${[...values]}::text[]))`,
  };
  return Object.entries(conditions).flatMap(([name, condition]) => {
    const values = filters[name as keyof typeof filters]; // the entries have the names of the filters
    return values ? [condition(values)] : [];
  });
}
