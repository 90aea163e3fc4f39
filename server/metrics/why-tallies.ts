import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Targets, WhyMeasure } from "../../openapi/generated/console.ts";
import { longCall, longWait } from "../../streams/metrics/why/measured.ts";
import { QUARTER } from "../../streams/metrics/why/quarter-hours.ts";
import type { HandleTime, Tally } from "../../streams/metrics/why/tallies.ts";
import type { Block } from "../../streams/metrics/why/reasons.ts";
import type { Tables } from "../database/schema.ts";
import { OUTCOME } from "./call-filters.ts";
import { quarterOf } from "./call-groups.ts";
import { ABANDONED, COUNTED, ENDED } from "./sum-columns.ts";

type Sql = RawBuilder<unknown>;

/** Conditions of the calls of a measure and of the late ones among them, and the time (ms) that it is about. */
interface Counted {
  readonly calls: Sql;
  readonly late: Sql;
  readonly time: Sql;
  readonly threshold: number | null;
}

const OFFERED = sql`(${COUNTED} or ${ABANDONED})`;
const WAITING = sql`(queue is not null and answered_at is null and outcome is null and ${OUTCOME} = 'waiting')`;
const NO_TIME = sql`0`;

interface Asked {
  readonly measure: WhyMeasure;
  /** Conditions of the period and of the filters. */
  readonly calls: Sql;
  readonly targets: Targets;
  /** Time (ms) at which the waits of customers who still wait are measured. */
  readonly now: number;
}

/** Counts the calls of a measure by segment and quarter hour. The measures of calls count the same calls. */
export async function readTallies(
  db: Kysely<Tables>,
  asked: Asked,
): Promise<{ readonly tallies: readonly Tally[]; readonly threshold: number | null }> {
  const { calls, late, time, threshold } = await countedBy(db, asked);
  // One JSON value, because the embedded database takes longer to transfer many rows than to count the calls.
  const { rows } = await sql<{ readonly found: readonly Tally[] | null }>`
    select json_agg(tally) as found from (
    select coalesce(segment, '') as segment, (${quarterOf("created_at")} * ${sql.lit(QUARTER)})::float8 as at,
      (count(*) filter (where ${calls}))::float8 as calls,
      (count(*) filter (where ${late}))::float8 as late,
      (count(*) filter (where ${late} and ${ABANDONED}))::float8 as "left",
      coalesce(sum(${time}) filter (where ${calls}), 0)::float8 as time,
      coalesce(max(${time}) filter (where ${calls}), 0)::float8 as longest,
      (count(*) filter (where ${OFFERED}))::float8 as arrived,
      (count(*) filter (where ${WAITING}))::float8 as waiting
    from call_records where ${asked.calls} group by 1, 2) as tally`.execute(db);
  return { tallies: rows[0]?.found ?? [], threshold };
}

async function countedBy(db: Kysely<Tables>, { measure, calls, targets, now }: Asked): Promise<Counted> {
  const isSlow = sql`waited > ${targets.answerWithinSeconds * 1000}`;
  const one = async (value: Sql): Promise<number | null> => {
    const { rows } = await sql<{ readonly value: number | null }>`
      select (${value})::float8 as value from call_records where ${calls}`.execute(db);
    return rows[0]?.value ?? null;
  };
  switch (measure) {
    case "serviceLevel":
      return {
        calls: OFFERED,
        late: sql`(${ABANDONED} or ${COUNTED} and ${isSlow})`,
        time: NO_TIME,
        threshold: null,
      };
    case "abandonRate":
      return { calls: OFFERED, late: ABANDONED, time: NO_TIME, threshold: null };
    case "averageSpeedOfAnswer":
      return { calls: COUNTED, late: sql`(${COUNTED} and ${isSlow})`, time: sql`waited`, threshold: null };
    case "longestWait": {
      const threshold = longWait((await one(sql`max(waited)`)) ?? 0);
      // Calls without a queue did not wait.
      const queued = sql`(queue is not null and waited is not null)`;
      return { calls: queued, late: sql`(waited >= ${threshold})`, time: sql`waited`, threshold };
    }
    case "averageHandleTime": {
      const middle = await one(medianOf(sql`served`, ENDED));
      const threshold = longCall(middle ?? 0);
      return { calls: ENDED, late: sql`(${ENDED} and served >= ${threshold})`, time: sql`served`, threshold };
    }
    case "waiting":
    case "currentWait": {
      // Without a waiting customer, no call counts.
      const oldest = (await one(sql`min(created_at) filter (where ${WAITING})`)) ?? Infinity;
      return {
        calls: Number.isFinite(oldest)
          ? sql`(created_at >= ${oldest} and (${OFFERED} or ${WAITING}))`
          : sql`false`,
        late: WAITING,
        time: sql`(case when ${WAITING} then ${now}::bigint - created_at end)`,
        threshold: null,
      };
    }
  }
}

/** Returns the median of the values that a condition selects, as `median` of the streams computes it. */
const medianOf = (value: Sql, condition: Sql): Sql =>
  sql`(array_agg(${value} order by ${value}) filter (where ${condition}))[count(*) filter (where ${condition}) / 2 + 1]`;

/** Reads the median handle time of the calls of a block, and of the other calls of its segment. */
export async function readHandleTimes(
  db: Kysely<Tables>,
  calls: Sql,
  { segment, from, until }: Pick<Block, "segment" | "from" | "until">,
): Promise<Readonly<Record<"inside" | "outside", HandleTime>>> {
  const { rows } = await sql<HandleTime & { readonly inside: boolean }>`
    select created_at >= ${from} and created_at < ${until} as inside, count(*)::float8 as calls,
      (${medianOf(sql`served`, ENDED)})::float8 as median
    from call_records where ${calls} and ${ENDED}
      and ${segment === null ? sql`true` : sql`segment = ${segment}`} group by 1`.execute(db);
  const of = (isInside: boolean) => rows.find(({ inside }) => inside === isInside) ?? { calls: 0, median: 0 };
  return { inside: of(true), outside: of(false) };
}
