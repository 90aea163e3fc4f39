import { type RawBuilder, sql } from "kysely";
import type { Queries } from "../database/schema.ts";
import type { Epoch } from "./channel-clock.ts";

/**
 * A stretch of an epoch without gaps, both ends included; where nothing is in it, `last` is the one before
 * `first`.
 */
export interface LogRange {
  readonly first: number;
  readonly last: number;
}

interface RangeAsked {
  /** Exclusive bounds of the offsets. */
  readonly after: number;
  readonly before: number;
  /** From this time (inclusive) until that one (exclusive), ms. */
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * Returns the shortest range of an epoch that contains all events between two offsets and two times. Late
 * events keep their position, so the range includes everything in between.
 */
export async function logRange(db: Queries, epoch: Epoch, asked: RangeAsked): Promise<LogRange> {
  const { before, from, to } = asked;
  // A log has no offsets after its head.
  const after = Math.min(asked.after, epoch.head);
  const end = Math.min(before, epoch.head + 1);
  if (from === null && to === null) return { first: after + 1, last: Math.max(after, end - 1) };
  const { first, last } = await outermost(db, epoch, after, end, [
    ...(from === null ? [] : [sql<boolean>`time >= ${from}`]),
    ...(to === null ? [] : [sql<boolean>`time < ${to}`]),
  ]);
  if (first !== null && last !== null) return { first, last };
  // Nothing happened then: it is the moment before what happened next.
  const next =
    to === null ? null : (await outermost(db, epoch, after, end, [sql<boolean>`time >= ${to}`])).first;
  const at = next ?? Math.max(after + 1, end);
  return { first: at, last: at - 1 };
}

async function outermost(
  db: Queries,
  epoch: Epoch,
  after: number,
  end: number,
  times: readonly RawBuilder<boolean>[],
): Promise<{ readonly first: number | null; readonly last: number | null }> {
  const among = sql.join(
    [sql`epoch = ${epoch.number} and "offset" > ${after} and "offset" < ${end}`, ...times],
    sql` and `,
  );
  const { rows } = await sql<{
    first: number | null;
    last: number | null;
  }>`select min("offset") as first, max("offset") as last from events where ${among}`.execute(db);
  return rows[0] ?? { first: null, last: null };
}
