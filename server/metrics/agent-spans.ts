import { type RawBuilder, sql } from "kysely";
import type { AgentMetricsQuery } from "../../openapi/generated/console.ts";
import { floorOf } from "../log/channel-name.ts";
import { longestOf } from "./lengths.ts";

/** Parts of a statement, each with the account and the period filled in. */
type Part = RawBuilder<unknown>;

/** Account, agents and period of a statement. Times in ms. */
export interface SpanOptions {
  readonly account: string;
  readonly filters: AgentMetricsQuery["filters"];
  readonly from: number;
  readonly to: number;
  /** Time of the floor's clock, at which everything that continues is cut. */
  readonly now: number;
}

/** Returns a condition that selects agents by the filters of a query. */
export const chosen = (
  column: Part,
  { account, filters = {} }: Pick<SpanOptions, "account" | "filters">,
): Part => {
  const { agent, segment, privilege } = filters;
  const conditions = [
    ...(agent ? [sql`${column} = any(${[...agent]}::text[])`] : []),
    ...(segment
      ? [
          sql`${column} in (select segment_users.user_id from segment_users where segment_users.account = ${account} and segment_users.segment = any(${[...segment]}::text[]))`,
        ]
      : []),
    ...(privilege
      ? [
          sql`${column} in (select users.id from users where users.account = ${account} and users.privilege = any(${[...privilege]}::text[]))`,
        ]
      : []),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
};

/**
 * Returns the epochs of the floor log with their ends: now for the current one, the last event for the others.
 * All that was open then ends there, because the log does not say how it continued. While a day of a demo's
 * history is written, its epoch ends with the day.
 */
const epochs = ({ account, now }: SpanOptions): Part => sql`
  select epochs.number, case when epochs.number = channels.epoch then ${now}::bigint
    else coalesce((select time from events where events.epoch = epochs.number and events."offset" = epochs.head), epochs.anchor_time) end as horizon
  from epochs join channels on channels.number = epochs.channel where channels.name = ${floorOf(account)}`;

/**
 * Returns the times that agents were in calls: from the answer or the transfer to them, until the end or the
 * next transfer. The record of a call names its first agent only, so transfers are read from their events.
 * `ended`: the call ended or was transferred.
 */
const stays = (options: SpanOptions): Part => sql`
  select epoch, agent as user_id, started_at as began, coalesce(ended_at, horizon) as until, ended_at is not null as ended
  from reached where transfers = 0 and agent is not null and ${chosen(sql`agent`, options)}
  union all
  select epoch, user_id, began, coalesce(until, ended_at, horizon), until is not null or ended_at is not null
  from (
    select epoch, leg, ended_at, horizon, user_id, began, lead(began) over (partition by epoch, leg order by place) as until
    from (
      select *, lag(user_id) over (partition by epoch, leg order by place) is not distinct from user_id and place > 0 as continues
      from (
        select epoch, leg, ended_at, horizon, 0::bigint as place, agent as user_id, started_at as began from reached where transfers > 0
        union all
        select reached.epoch, leg, ended_at, horizon, "offset", data ->> 'toUser', time
        from reached join lateral (
          select events."offset", events.data, events.time from events
          where events.epoch = reached.epoch and events.subject = 'call/' || reached.id
            and events.type = 'call-transferred' and events."offset" > (
              select min(begun."offset") from events as begun where begun.epoch = reached.epoch
                and begun.subject = 'call/' || reached.id and begun.type = 'call-created' and begun.time = reached.started_at)
          order by events."offset" limit reached.transfers
        ) as moves on data ->> 'toUser' is not null or data ->> 'toSegment' is not null
        where transfers > 0
      ) as holders
    ) as turns where not continues
  ) as held where user_id is not null and ${chosen(sql`user_id`, options)}`;

/**
 * Returns the rows of a table that began before the end of the period and had not ended at its start, by the columns
 * of their times. `longest` is the most that a row lasts: an earlier one ended before the period. `+ 0` keeps
 * the planner from reading all earlier rows in the order of their start.
 */
function within(
  { from, to }: SpanOptions,
  { rows, began, longest }: { readonly rows: Part; readonly began: Part; readonly longest: Part },
): Part {
  const earlier = sql`${rows} and ${began} + 0 < ${Math.min(from, to)}`;
  return sql`
  ${rows} and ${began} >= ${from} and ${began} < ${to}
  union all ${earlier} and ended_at >= ${from} and ended_at <= ${Math.min(from, to)}::bigint + ${longest}
  union all ${earlier} and ended_at is null`;
}

/** Answered calls that were in progress in the period, those of past epochs too. */
const answered = (options: SpanOptions): Part =>
  within(options, {
    rows: sql`select epoch, leg, id, agent, started_at, ended_at, transfers from call_records where account = ${options.account} and answered_at is not null`,
    began: sql`started_at`,
    longest: longestOf("call_records", "started_at", options.account),
  });

/** Answered calls that were in progress in the period, with the ends of their epochs. */
const reached = ({ from }: SpanOptions): Part => sql`
  select answered.*, horizon from answered join epoch_ends on epoch_ends.number = answered.epoch
  where coalesce(ended_at, horizon) >= ${from}`;

/** Statuses of agents that lasted in the period, those of past epochs too. */
const lasting = (options: SpanOptions): Part =>
  within(options, {
    rows: sql`select account, user_id, began_at, epoch, "offset", status, ended_at from status_records where account = ${options.account} and ${chosen(sql`user_id`, options)}`,
    began: sql`began_at`,
    longest: longestOf("status_records", "began_at", options.account),
  });

/**
 * Returns the statuses of agents. A new connection ends the status `disconnected`, as on the floor: until the
 * next report, the status is unknown. The last ten digits of a connection's id are the offset of its event.
 */
const statuses = ({ from }: SpanOptions): Part => sql`
  select lasting.epoch, user_id, status, began_at as began,
    least(coalesce(ended_at, horizon), case when status = 'disconnected' then (
      select min(connected_at) from connection_records as later
      where later.account = lasting.account and later.user_id = lasting.user_id and later.epoch = lasting.epoch
        and later.at >= began_at and ('x' || lpad(right(later.id, 10), 16, '0'))::bit(64)::bigint > lasting."offset") end) as until
  from lasting join epoch_ends on epoch_ends.number = lasting.epoch where coalesce(ended_at, horizon) > ${from}`;

/**
 * Returns the connections of agents. Before the first connection or disconnection that was reported, the
 * status decides, as on the floor.
 */
const connections = (options: SpanOptions): Part => sql`
  select connection_records.epoch, user_id, connected_at as began, coalesce(disconnected_at, horizon) as until
  from connection_records join epoch_ends on epoch_ends.number = connection_records.epoch
  where account = ${options.account} and connected_at < ${options.to} and coalesce(disconnected_at, horizon) > ${options.from} and ${chosen(sql`user_id`, options)}
  union all
  select reported.epoch, reported.user_id, reported.began, least(reported.until, first.at)
  from reported left join (
    select epoch, user_id, min(at) as at from connection_records where account = ${options.account} group by epoch, user_id
  ) as first on first.epoch = reported.epoch and first.user_id = reported.user_id
  where reported.status <> 'disconnected'`;

/**
 * Returns the common table expressions `epoch_ends`, `stays`, `reported` (statuses) and `linked` (connections), with
 * one row for each uninterrupted time. Rows of the period are read once, before they are joined with the epochs,
 * because the planner would read them again for each epoch.
 */
const spanTables = (options: SpanOptions): Part => sql`
  epoch_ends as materialized (${epochs(options)}),
  answered as materialized (${answered(options)}),
  reached as materialized (${reached(options)}),
  stays as materialized (${stays(options)}),
  lasting as materialized (${lasting(options)}),
  reported as materialized (${statuses(options)}),
  linked as (${connections(options)})`;

/**
 * Returns the common table expressions of `spanTables` and, for each agent and day: `merged`, with the sets of
 * times connected, in calls and with a known status, and `by_status`, with the connected time in each status. A
 * day is a number from 1 in `calendar`. Cutting times at midnight first keeps the sets small; most are within one
 * day and need no cut. Windows are used instead of joins, because the planner expects few rows and would compare
 * each with each.
 */
export const setTables = (
  options: SpanOptions,
  days: readonly { readonly start: number; readonly end: number }[],
): Part => sql`
  calendar as (select ${days.map(({ start }) => start)}::bigint[] as starts, ${days.map(({ end }) => end)}::bigint[] as ends),
  ${spanTables(options)},
  spans as (
    select *, width_bucket(began, (select starts from calendar)) as first, width_bucket(until - 1, (select starts from calendar)) as last
    from (
      select epoch, user_id, what, greatest(began, ${options.from}) as began, least(until, ${options.to}) as until from (
        select epoch, user_id, 'connected' as what, began, until from linked
        union all select epoch, user_id, 'inCalls', began, until from stays
        union all select epoch, user_id, 'status:' || status, began, until from reported
      ) as whole
    ) as cut where began < until
  ),
  pieces as (
    select epoch, user_id, what, first as day, int8range(began, until) as piece from spans where first = last
    union all
    select epoch, user_id, what, day, int8range(greatest(began, (select starts[day] from calendar)), least(until, (select ends[day] from calendar)))
    from spans cross join lateral generate_series(first, last) as day where first < last
  ),
  sets as (
    select epoch, user_id, day, what, range_agg(piece) as during from pieces group by epoch, user_id, day, what
  ),
  framed as (
    select epoch, user_id, day, what, during,
      coalesce(range_agg(during) filter (where what = 'connected') over one_day, '{}') as connected,
      coalesce(range_agg(during) filter (where what = 'inCalls') over one_day, '{}') as busy,
      coalesce(range_agg(during) filter (where what like 'status:%') over one_day, '{}') as known,
      row_number() over one_day as place
    from sets window one_day as (partition by epoch, user_id, day)
  ),
  merged as (select user_id, day, connected, busy, known from framed where place = 1),
  by_status as (
    select user_id, day, what, during * connected - busy as during from framed where what like 'status:%'
  )`;

/**
 * Returns the offers of the ACD that began in the period, one row each, with the answer of the agent. The records
 * of calls contain only their number, so they are read from the events of each queue entry.
 */
export const offers = (options: SpanOptions): Part => sql`
  select user_id, time as at, type, reason from (
    select data ->> 'user' as user_id, events.time, events.type, data ->> 'reason' as reason
    from events join call_records on call_records.epoch = events.epoch and call_records.leg = events.subject
    where account = ${options.account} and queue is not null and offers + dismissals + timeouts > 0
      and created_at < ${options.to} and (created_at >= ${options.from} or ended_at >= ${options.from} or ended_at is null)
      and events.epoch in (select number from epoch_ends) and events.type in ('queue-assigned', 'queue-dismissed')
      and events.time >= ${options.from} and events.time >= created_at and events.time < ${options.to}
  ) as offered where user_id is not null and ${chosen(sql`user_id`, options)}`;

/** Name of the sum that counts an event of `offers`. */
export const OFFER_SUM = sql`case when type = 'queue-assigned' then 'offers' when reason = 'timeout' then 'missed' else 'declined' end`;

/** Matches calls with an event of `offers` for one of the agents that the sum counts. */
export const hasOffer = (name: "offers" | "declined" | "missed", agents: readonly string[]) => sql<boolean>`(
  queue is not null and offers + dismissals + timeouts > 0 and exists (
    select 1 from (
      select events.type, events.data ->> 'reason' as reason from events
      where events.epoch = call_records.epoch and events.subject = call_records.leg
        and events.type in ('queue-assigned', 'queue-dismissed') and events.time >= call_records.created_at
        and events.data ->> 'user' = any(${[...agents]}::text[])
    ) as offered where ${OFFER_SUM} = ${name}))`;

/** Matches calls with an event of `offers` for one of the agents since a time (ms), which an index finds. */
export const offeredSince = (account: string, from: number, agents: readonly string[]) => sql<boolean>`
  leg = any(array(select events.subject from events
    where events.epoch in (select epochs.number from epochs join channels on channels.number = epochs.channel where channels.name = ${floorOf(account)})
      and events.type in ('queue-assigned', 'queue-dismissed') and events.time >= ${from}
      and events.data ->> 'user' = any(${[...agents]}::text[])))`;

/** Returns the disconnections in the period, one row each. */
export const disconnections = (options: SpanOptions): Part => sql`
  select user_id, disconnected_at as at, reason from connection_records
  where account = ${options.account} and disconnected_at >= ${options.from} and disconnected_at < ${options.to}
    and reason is not null and ${chosen(sql`user_id`, options)}`;
