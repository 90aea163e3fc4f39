import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../database/schema.ts";
import type { Epoch } from "./channel-clock.ts";

/** Consecutive offsets of an epoch, both ends inclusive. In an empty range, `last` is `first - 1`. */
export interface LogRange {
  readonly first: number;
  readonly last: number;
}

interface RangeBounds {
  /** Exclusive bounds of the offsets. */
  readonly after: number;
  readonly before: number;
  /** Time bounds (ms): `from` is inclusive, `to` exclusive. */
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * Returns the shortest range of an epoch that contains all events within the bounds. Events that
 * arrive late keep the order of arrival, so the range can contain events outside of the time bounds.
 */
export async function logRange(db: Queries, epoch: Epoch, bounds: RangeBounds): Promise<LogRange> {
  const { before, from, to } = bounds;
  // Limits the bounds to existing offsets.
  const after = Math.min(bounds.after, epoch.head);
  const end = Math.min(before, epoch.head + 1);
  if (from === null && to === null) return { first: after + 1, last: Math.max(after, end - 1) };
  const { first, last } = await firstAndLast(db, epoch, after, end, [
    ...(from === null ? [] : [sql<boolean>`time >= ${from}`]),
    ...(to === null ? [] : [sql<boolean>`time < ${to}`]),
  ]);
  if (first !== null && last !== null) return { first, last };
  // No event is within the time bounds. The empty range is before the first event at or after `to`, or at the
  // end of the offset bounds.
  const next =
    to === null ? null : (await firstAndLast(db, epoch, after, end, [sql<boolean>`time >= ${to}`])).first;
  const at = next ?? Math.max(after + 1, end);
  return { first: at, last: at - 1 };
}

async function firstAndLast(
  db: Queries,
  epoch: Epoch,
  after: number,
  end: number,
  times: readonly RawBuilder<boolean>[],
): Promise<{ readonly first: number | null; readonly last: number | null }> {
  const conditions = sql.join(
    [sql`epoch = ${epoch.number} and "offset" > ${after} and "offset" < ${end}`, ...times],
    sql` and `,
  );
  const { rows } = await sql<{
    first: number | null;
    last: number | null;
  }>`select min("offset") as first, max("offset") as last from events where ${conditions}`.execute(db);
  return rows[0] ?? { first: null, last: null };
}
