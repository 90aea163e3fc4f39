import { type Kysely, sql } from "kysely";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import type { Epoch } from "../log/channel-clock.ts";
import { readPosition } from "../log/read-log.ts";

/**
 * Throws if a range ends before it starts. Such a range contains no events, and an empty result would be
 * misleading.
 */
export function refuseBackwards({
  from,
  to,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}): void {
  if (from === undefined || to === undefined || Date.parse(from) <= Date.parse(to)) return;
  throw new Problem("malformed", {
    errors: [{ pointer: "/query/from", code: "out-of-order", message: "is after to" }],
  });
}

/** Bounds of a time range, ISO times. */
interface TimeRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Returns the epoch of a channel by name. By default, returns the current one, or for a time range that ends before
 * it begins, the earlier epoch that covers most of the range.
 */
export async function epochOf(
  db: Kysely<Tables>,
  channel: string,
  name: string | undefined,
  range: TimeRange = {},
): Promise<Epoch> {
  if (name === undefined) return (await earlierEpoch(db, channel, range)) ?? readPosition(db, channel);
  const epoch = await db
    .selectFrom("channels")
    .innerJoin("epochs", "epochs.channel", "channels.number")
    .selectAll("epochs")
    .where("channels.name", "=", channel)
    .where("epochs.epoch", "=", name)
    .executeTakeFirst();
  if (!epoch)
    throw new Problem("malformed", {
      errors: [{ pointer: "/query/epoch", code: "unknown", message: "is not an epoch of this log" }],
    });
  return epoch;
}

/** Returns the earlier epoch that covers most of a time range; null if the current epoch begins before its end. */
async function earlierEpoch(
  db: Kysely<Tables>,
  channel: string,
  { from, to }: TimeRange,
): Promise<Epoch | null> {
  if (from === undefined || to === undefined) return null;
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const { rows } = await sql<Epoch & { current: boolean }>`
    select epochs.*, epochs.number = channels.epoch as current
    from channels join epochs on epochs.channel = channels.number
    cross join lateral (select time from events where epoch = epochs.number order by "offset" limit 1) as first
    where channels.name = ${channel} and first.time < ${end}
      and (epochs.number = channels.epoch or coalesce(fed_time, anchor_time) >= ${start})
    order by current desc, least(${end}, coalesce(fed_time, anchor_time)) - greatest(${start}, first.time) desc, epochs.number desc
    limit 1`.execute(db);
  const [found] = rows;
  if (!found || found.current) return null;
  const { current: _, ...epoch } = found;
  return epoch;
}
