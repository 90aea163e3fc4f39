import { type RawBuilder, sql } from "kysely";
import type { SumName, Thresholds } from "../../streams/metrics/call-figures.ts";

type Expression = RawBuilder<unknown>;

const IS_ANSWERED = sql`answered_at is not null`;
const COUNTED = sql`answered_at is not null and waited is not null`;
const ABANDONED = sql`queue is not null and answered_at is null and outcome = 'abandoned'`;
const REMOVED = sql`queue is not null and answered_at is null and outcome <> 'abandoned'`;
const ENDED = sql`answered_at is not null and outcome is not null and served is not null`;

/** Condition of the calls whose waits are in each list of the totals. */
export const WAIT_CONDITIONS = {
  answered: IS_ANSWERED,
  abandoned: ABANDONED,
  removed: sql`coalesce(${REMOVED}, false)`,
  other: sql`not (${IS_ANSWERED} or coalesce(${ABANDONED}, false) or coalesce(${REMOVED}, false))`,
};

const count = (condition: Expression): Expression => sql`count(*) filter (where ${condition})`;
const add = (value: Expression, condition?: Expression): Expression =>
  condition ? sql`coalesce(sum(${value}) filter (where ${condition}), 0)` : sql`coalesce(sum(${value}), 0)`;

/**
 * Returns the aggregate of each sum over `call_records`. They compute the same as `sumsOf` of the call figures.
 */
export function sumColumns({ within, short }: Thresholds): Readonly<Record<SumName, Expression>> {
  const inTime = sql`waited <= ${within * 1000}`;
  return {
    calls: sql`count(*)`,
    contacts: count(sql`is_first`),
    hangs: count(sql`is_first and answered_at is null and outcome = 'abandoned'`),
    answered: count(COUNTED),
    answeredInTime: count(sql`${IS_ANSWERED} and ${inTime}`),
    abandoned: count(ABANDONED),
    abandonedInTime: count(sql`${ABANDONED} and ${inTime}`),
    abandonedShort: count(sql`${ABANDONED} and waited < ${short * 1000}`),
    removed: count(REMOVED),
    removedInTime: count(sql`${REMOVED} and ${inTime}`),
    waited: add(sql`waited`, COUNTED),
    waitedAbandoned: add(sql`waited`, ABANDONED),
    longestWait: sql`coalesce(max(waited), 0)`,
    ended: count(ENDED),
    handled: add(sql`served`, ENDED),
    transferred: count(sql`transfers > 0`),
    dismissals: add(sql`dismissals`),
    timeouts: add(sql`timeouts`),
    queued: add(sql`coalesce(queued, waited)`),
    served: add(sql`served`),
    positive: count(sql`sentiment = 'positive'`),
    negative: count(sql`sentiment = 'negative'`),
    sentiments: sql`count(sentiment)`,
    quality: add(sql`quality`),
    reviews: sql`count(quality)`,
  };
}
