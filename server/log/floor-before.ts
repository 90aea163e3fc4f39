import { evolveFloor } from "../../streams/projections/evolve-floor.ts";
import type { Floor } from "../../streams/projections/floor.ts";
import type { Queries } from "../database/schema.ts";
import type { Epoch } from "./channel-clock.ts";
import { eventPages } from "./event-pages.ts";
import { storeFloor, keptFloor } from "./kept-floor.ts";

/** Events between two stored floors; folding them takes about a second. */
const APART = 50_000;

/**
 * Returns the floor of an epoch before the event at an offset (or at the end of the log, if that is earlier),
 * folded from the last stored floor before it.
 */
export async function floorBefore(
  db: Queries,
  channel: string,
  epoch: Epoch,
  offset: number,
  signal: AbortSignal,
): Promise<Floor> {
  const last = Math.min(offset - 1, epoch.head);
  let kept = await keptFloor(db, epoch, last);
  while (kept.offset < last) {
    signal.throwIfAborted();
    const next = Math.min(last, (Math.floor(kept.offset / APART) + 1) * APART);
    let { floor } = kept;
    for await (const events of eventPages(db, channel, epoch, {
      after: kept.offset,
      before: next + 1,
      descending: false,
      conditions: [],
    })) {
      signal.throwIfAborted();
      floor = evolveFloor(floor, events);
    }
    kept = { floor, offset: next };
    if (next % APART === 0) await storeFloor(db, epoch, kept);
  }
  return kept.floor;
}
