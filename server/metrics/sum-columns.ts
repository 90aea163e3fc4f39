import { type RawBuilder, sql } from "kysely";
import type { CountedSum } from "../../openapi/generated/console.ts";
import type { SumName, Thresholds } from "../../streams/metrics/call-figures.ts";

type Expression = RawBuilder<unknown>;

const IS_ANSWERED = sql`answered_at is not null`;
/** Condition of the calls that count as answered: the wait is known. */
export const COUNTED = sql`(answered_at is not null and waited is not null)`;
/** Condition of the calls whose customer left the queue. */
export const ABANDONED = sql`(queue is not null and answered_at is null and outcome = 'abandoned')`;
const REMOVED = sql`queue is not null and answered_at is null and outcome <> 'abandoned'`;
/** Condition of the calls that count for the handle time. */
export const ENDED = sql`(answered_at is not null and outcome is not null and served is not null)`;

/** Condition of the calls whose waits are in each list of the totals. */
export const WAIT_CONDITIONS = {
  answered: IS_ANSWERED,
  abandoned: ABANDONED,
  removed: sql`coalesce(${REMOVED}, false)`,
  other: sql`not (${IS_ANSWERED} or coalesce(${ABANDONED}, false) or coalesce(${REMOVED}, false))`,
};

/** Wait and service time of a contact, on its first record; 0 without any. */
export const CONTACT_TIME = {
  queued: sql`coalesce(queued, waited, 0)`,
  served: sql`coalesce(served, 0)`,
};

const count = (condition: Expression): Expression => sql`count(*) filter (where ${condition})`;
const add = (value: Expression, condition?: Expression): Expression =>
  condition ? sql`coalesce(sum(${value}) filter (where ${condition}), 0)` : sql`coalesce(sum(${value}), 0)`;

/** Returns the condition of the calls that each sum counts. Thresholds in ms. */
export function countConditions({
  within,
  short,
}: Readonly<Record<keyof Thresholds, Expression>>): Readonly<Record<CountedSum, Expression>> {
  const inTime = sql`waited <= ${within}`;
  return {
    contacts: sql`is_first`,
    hangs: sql`is_first and answered_at is null and outcome = 'abandoned'`,
    answered: COUNTED,
    answeredInTime: sql`${IS_ANSWERED} and ${inTime}`,
    abandoned: ABANDONED,
    abandonedInTime: sql`${ABANDONED} and ${inTime}`,
    abandonedShort: sql`${ABANDONED} and waited < ${short}`,
    removed: REMOVED,
    removedInTime: sql`${REMOVED} and ${inTime}`,
    ended: ENDED,
    transferred: sql`transfers > 0`,
    dismissals: sql`dismissals > 0`,
    timeouts: sql`timeouts > 0`,
    positive: sql`sentiment = 'positive'`,
    negative: sql`sentiment = 'negative'`,
    sentiments: sql`sentiment is not null`,
    reviews: sql`quality is not null`,
  };
}

/**
 * Returns the aggregate of each sum over `call_records`. They compute the same as `sumsOf` of the call figures.
 */
export function sumColumns({ within, short }: Thresholds): Readonly<Record<SumName, Expression>> {
  const counted = countConditions({ within: sql`${within * 1000}`, short: sql`${short * 1000}` });
  return {
    calls: sql`count(*)`,
    contacts: count(counted.contacts),
    hangs: count(counted.hangs),
    answered: count(counted.answered),
    answeredInTime: count(counted.answeredInTime),
    abandoned: count(counted.abandoned),
    abandonedInTime: count(counted.abandonedInTime),
    abandonedShort: count(counted.abandonedShort),
    removed: count(counted.removed),
    removedInTime: count(counted.removedInTime),
    waited: add(sql`waited`, COUNTED),
    waitedAbandoned: add(sql`waited`, ABANDONED),
    longestWait: sql`coalesce(max(waited), 0)`,
    ended: count(counted.ended),
    handled: add(sql`served`, ENDED),
    transferred: count(counted.transferred),
    dismissals: add(sql`dismissals`),
    timeouts: add(sql`timeouts`),
    queued: add(sql`coalesce(queued, waited)`),
    served: add(sql`served`),
    positive: count(counted.positive),
    negative: count(counted.negative),
    sentiments: count(counted.sentiments),
    quality: add(sql`quality`),
    reviews: count(counted.reviews),
  };
}
