// The indexes of lengths have only unusual rows, so that most are cheap to write. These conditions match them.

import { type RawBuilder, sql } from "kysely";

/** ms; as in the indexes of lengths. */
const HOUR = 3_600_000;

const length = (table: string, began: string) =>
  sql<number>`${sql.ref(`${table}.ended_at`)} - ${sql.ref(`${table}.${began}`)}`;

/** Returns the length (ms) of the longest row of an account; an hour if none is longer. */
export const longestOf = (
  table: "call_records" | "status_records",
  began: string,
  account: string,
): RawBuilder<number> =>
  sql`(select coalesce(max(${length(table, began)}), ${sql.lit(HOUR)}) from ${sql.table(table)}
    where ${sql.ref(`${table}.account`)} = ${account} and ${length(table, began)} > ${sql.lit(HOUR)})`;

/** Returns the length (ms) of the shortest call of an account: below 0 if one ended before it started, else 0. */
export const shortestCall = (account: string): RawBuilder<number> =>
  sql`(select coalesce(min(${length("call_records", "started_at")}), 0) from call_records
    where call_records.account = ${account} and ${length("call_records", "started_at")} < 0)`;
