import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../database/schema.ts";
import type { Filter } from "../kit/resource.ts";

/** Up to this number of recordings, their calls are looked up; with more, the recording of each call is. */
const FEW = 1_000;

interface RecordedCalls {
  readonly account: string;
  /** Statuses of the recordings. */
  readonly statuses: readonly string[];
  /** Period (ms) in which the calls were created; its end is exclusive. */
  readonly from: number | null;
  readonly to: number | null;
  /** True if a page of calls is read, false if all calls are counted. */
  readonly isPage: boolean;
}

/** Returns the value of `call_at` for a recording of a call. */
export const timeOfCall = (account: string, call: string): RawBuilder<number | null> =>
  sql`(select max(created_at) from call_records where account = ${account} and id = ${call})`;

/**
 * Returns the filter of calls by the status of their recordings. Reads first whether the period has few such
 * recordings, because the planner cannot know: it would compare all calls with all recordings.
 */
export async function recordedFilter(
  db: Queries,
  { account, statuses, from, to, isPage }: RecordedCalls,
): Promise<Filter> {
  const hasStatus = (values: readonly string[]) =>
    sql`recordings.account = ${account} and recordings.status = any(${[...values]}::text[])`;
  const inPeriod = sql`recordings.call_at >= ${from ?? 0} and recordings.call_at < ${to ?? Number.MAX_SAFE_INTEGER}`;
  // In the order of the index, so that the planner uses it.
  const { rows } = await sql<{ call: string; status: string }>`
    (select call_id as call, status from recordings where ${hasStatus(statuses)} and ${inPeriod} order by call_at limit ${FEW + 1})
    union all
    (select call_id, status from recordings where ${hasStatus(statuses)} and call_at is null limit ${FEW + 1})`.execute(
    db,
  );
  const callsOf = (values: readonly string[]) =>
    rows.filter(({ status }) => values.includes(status)).map(({ call }) => call);
  return {
    column: "id",
    kind: "value",
    matches: (values) => {
      if (rows.length <= FEW) return sql<boolean>`id = any(${callsOf(values)}::text[])`;
      // `offset 0` keeps the planner from joining all recordings with all calls.
      return isPage
        ? sql<boolean>`exists (select from recordings where ${hasStatus(values)} and recordings.call_id = call_records.id offset 0)`
        : sql<boolean>`id in (select call_id from recordings where ${hasStatus(values)} and (call_at is null or ${inPeriod}))`;
    },
  };
}
