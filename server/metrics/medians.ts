import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../database/schema.ts";

type Expression = RawBuilder<unknown>;

/** Counts of values by second, from which the place of a median is found. */
interface Second {
  readonly second: number;
  readonly count: number;
}

/**
 * Reads the median of a duration (ms) over the calls that meet a condition; null without calls. Counts the calls
 * by second first and then sorts those of the middle seconds only, because sorting a million takes seconds.
 */
export async function readMedian(db: Queries, value: Expression, where: Expression): Promise<number | null> {
  const { rows: seconds } = await sql<Second>`
    select (${value} / 1000)::float8 as second, count(*)::float8 as count from call_records where ${where} group by 1 order by 1`.execute(
    db,
  );
  const total = seconds.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const places = [Math.floor((total - 1) / 2), Math.floor(total / 2)];
  const [first = 0, last = 0] = places.map((place) => secondAt(seconds, place));
  const before = seconds.reduce((sum, { second, count }) => (second < first ? sum + count : sum), 0);
  const { rows: middle } = await sql<{ value: number }>`
    select (${value})::float8 as value from call_records
    where ${where} and ${value} >= ${first * 1000} and ${value} < ${(last + 1) * 1000}
    order by 1 offset ${(places[0] ?? 0) - before} limit ${(places[1] ?? 0) - (places[0] ?? 0) + 1}`.execute(
    db,
  );
  const [low, high = low] = middle.map((row) => row.value);
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** Returns the second that contains the value at a place of the order. */
function secondAt(seconds: readonly Second[], place: number): number {
  let passed = 0;
  return seconds.find(({ count }) => (passed += count) > place)?.second ?? 0;
}
