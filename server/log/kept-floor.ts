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

/** Value of `checkpoints.reader` for a channel's latest floor state. Contains the version of the fold. */
export const FLOOR_READER = `floor/${FOLD_VERSION}`;

/** The floor state of an epoch after the event at an offset; empty at offset 0. */
export interface KeptFloor {
  readonly floor: Floor;
  readonly offset: number;
}

/**
 * Returns the last stored floor state of an epoch at or before an offset, by default the last offset of the
 * epoch. If none is stored, returns an empty floor at offset 0.
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
  // `reader` contains the version of the fold, so the state has the shape of this version.
  return kept
    ? { floor: floorFromJson(kept.state as FloorState), offset: kept.offset }
    : { floor: emptyFloor(epoch.zone), offset: 0 };
}

/**
 * Stores a floor state from the middle of a log in addition to the latest one, so that later reads need not
 * fold the log from the start. Per channel and offset, only the state stored last is kept. Throws for offsets
 * beyond the last offset of the epoch, because the state would miss events that are appended later.
 */
export async function storeFloor(
  db: Queries,
  { channel, epoch, head }: Epoch,
  { floor, offset }: KeptFloor,
): Promise<void> {
  if (offset > head)
    throw new RangeError(`A floor at offset ${offset} cannot be stored: the log ends at ${head}.`);
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
