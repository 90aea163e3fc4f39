import type { Kysely } from "kysely";
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

/** Returns the epoch of a channel by name; the current one by default. */
export async function epochOf(db: Kysely<Tables>, channel: string, name: string | undefined): Promise<Epoch> {
  if (name === undefined) return readPosition(db, channel);
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
