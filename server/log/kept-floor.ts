import { sql } from "kysely";
import type { FloorState } from "../../openapi/generated/live-monitor.ts";
import {
  emptyFloor,
  type Floor,
  floorFromJson,
  floorToJson,
  FOLD_VERSION,
} from "../../streams/projections/floor.ts";
import type { Queries } from "../database/schema.ts";
import type { Epoch } from "./channel-clock.ts";

/** Reader name under which this version of the fold stores the latest floor of a channel. */
export const FLOOR_READER = `floor/${FOLD_VERSION}`;

/** The floor of an epoch after the event of an offset; at 0 the empty one. */
export interface KeptFloor {
  readonly floor: Floor;
  readonly offset: number;
}

/**
 * The last floor of an epoch that was kept and is not beyond an offset, by default its head; the empty one
 * where there is none.
 */
export async function keptFloor(db: Queries, epoch: Epoch, upTo = epoch.head): Promise<KeptFloor> {
  const kept = await db
    .selectFrom("checkpoints")
    .select(["offset", "state"])
    .where((where) =>
      where.or([where("reader", "=", FLOOR_READER), where("reader", "like", `${FLOOR_READER}/%`)]),
    )
    .where("channel", "=", epoch.channel)
    .where("epoch", "=", epoch.epoch)
    .where("offset", "<=", upTo)
    .orderBy("offset", "desc")
    .limit(1)
    .executeTakeFirst();
  // It was written by this very version of the fold.
  return kept
    ? { floor: floorFromJson(kept.state as FloorState), offset: kept.offset }
    : { floor: emptyFloor(epoch.zone), offset: 0 };
}

/**
 * Stores a floor from the middle of a log in addition to the latest one, so that later reads need not fold
 * the log from the start. There is one per offset, of the latest epoch. Throws beyond the head, because later
 * events would be missing from the floor.
 */
export async function storeFloor(
  db: Queries,
  { channel, epoch, head }: Epoch,
  { floor, offset }: KeptFloor,
): Promise<void> {
  if (offset > head)
    throw new RangeError(`A floor of offset ${offset} cannot be kept of a log that ends at ${head}.`);
  await db
    .insertInto("checkpoints")
    .values({
      reader: `${FLOOR_READER}/${offset}`,
      channel,
      epoch,
      offset,
      state: JSON.stringify(floorToJson(floor)),
    })
    .onConflict((conflict) =>
      conflict
        .columns(["reader", "channel"])
        .doUpdateSet({ epoch: sql`excluded.epoch`, state: sql`excluded.state` }),
    )
    .execute();
}
