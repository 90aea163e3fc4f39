import { evolveFloor } from "../../streams/projections/evolve-floor.ts";
import type { Floor } from "../../streams/projections/floor.ts";
import type { Queries } from "../database/database.ts";
import type { Epoch } from "./channel-clock.ts";
import { eventPages } from "./event-pages.ts";
import { keepFloor, keptFloor } from "./kept-floor.ts";

/** A floor is kept behind so many events: that many are folded in about a second. */
const APART = 50_000;

/** How the floor of an epoch stood before the event of an offset, folded from the last one before it that was kept. */
export async function floorBefore(db: Queries, channel: string, epoch: Epoch, offset: number, signal: AbortSignal): Promise<Floor> {
  let kept = await keptFloor(db, epoch, offset - 1);
  while (kept.offset < offset - 1) {
    const next = Math.min(offset - 1, (Math.floor(kept.offset / APART) + 1) * APART);
    let { floor } = kept;
    for await (const events of eventPages(db, channel, epoch, { after: kept.offset, before: next + 1, descending: false, conditions: [] })) {
      signal.throwIfAborted();
      floor = evolveFloor(floor, events);
    }
    kept = { floor, offset: next };
    if (next % APART === 0) await keepFloor(db, epoch, kept);
  }
  return kept.floor;
}
