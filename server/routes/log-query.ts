import type { Kysely } from "kysely";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import type { Epoch } from "../log/channel-clock.ts";
import { readPosition } from "../log/read-log.ts";

/**
 * Refuses a range that ends before it begins: nothing could be found in it, which would look like silence.
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

/** Reads an epoch of a channel by its name, the present one where there is no name. */
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
      errors: [{ pointer: "/query/epoch", code: "unknown", message: "is no life of this log" }],
    });
  return epoch;
}
