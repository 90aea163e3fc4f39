import { type RawBuilder, sql } from "kysely";
import type { ListQuery } from "../kit/resource.ts";
import { longestOf, shortestCall } from "../metrics/lengths.ts";

const ID = sql`id collate "C"`;

/** Returns a time in a filter, ms; null if the filter does not have the operator. */
function boundOf(filter: unknown, operator: string): number | null {
  const bounds = typeof filter === "object" && filter !== null ? Object.entries(filter) : [];
  const bound = bounds.find(([name]) => name === operator);
  return bound === undefined ? null : Date.parse(String(bound[1]));
}

/** A query of calls that can be limited to a period. */
export interface TimeQuery extends ListQuery {
  readonly createdAt?: unknown;
}

/** Returns the start and the end (exclusive) of the period in which the calls of a query were created, ms. */
export const periodIn = ({ createdAt }: TimeQuery): readonly [from: number | null, to: number | null] => [
  boundOf(createdAt, "$gte"),
  boundOf(createdAt, "$lt"),
];

/** Parts of the calls by the sort that each has an index for: those with a frequent value, and the others. */
const PARTS: Readonly<Record<string, readonly RawBuilder<boolean>[]>> = {
  waited: [sql`waited = 0`, sql`waited > 0`, sql`waited is null`],
  served: [sql`coalesce(served, 0) = 0`, sql`coalesce(served, 0) > 0`],
  transfers: [sql`transfers = 0`, sql`transfers = 1`, sql`transfers > 1`],
};

/** Returns the longest wait of the account's calls, ms. */
export const longestWait = (account: string) =>
  sql`(select coalesce(max(longest.waited), 0) from call_records as longest where longest.account = ${account})`;

/** Returns the parts of the calls that have ended, of which a period limits the times, and of the others. */
function partsByEnd(query: TimeQuery, account: string): readonly RawBuilder<boolean>[] {
  const [from, to] = periodIn(query);
  const longest = longestOf("call_records", "started_at", account);
  return [
    sql<boolean>`(${sql.join(
      [
        sql`ended_at is not null`,
        ...(from === null ? [] : [sql`ended_at >= ${from}::bigint + ${shortestCall(account)}`]),
        ...(to === null ? [] : [sql`ended_at <= ${to}::bigint + ${longestWait(account)} + ${longest}`]),
      ],
      sql` and `,
    )})`,
    sql`ended_at is null`,
  ];
}

const BY_TIME = [sql`created_at`, ID];

/** Orders of calls with the same value. */
export const TIES: Readonly<Record<string, readonly RawBuilder<unknown>[]>> = {
  endedAt: [ID],
  waited: BY_TIME,
  served: BY_TIME,
  transfers: BY_TIME,
};

/** Returns the parts of the calls that have an index with the order of a query. */
export function partsOf(query: TimeQuery, account: string): readonly RawBuilder<boolean>[] {
  const [sort = "", ...others] = Object.keys(query.$sort ?? {});
  if (others.length > 0) return [];
  return sort === "endedAt" ? partsByEnd(query, account) : (PARTS[sort] ?? []);
}
