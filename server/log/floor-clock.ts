import type { FloorClock } from "../../openapi/generated/console.ts";
import type { Queries } from "../database/schema.ts";
import { clockAt, type Epoch, timeAt } from "./channel-clock.ts";
import { floorOf } from "./channel-name.ts";
import type { FloorTimes } from "./floor-log.ts";
import { readPosition } from "./read-log.ts";

/** Returns the clock of an account's floor, and the source of its events. */
export async function floorClock(db: Queries, account: string, times: FloorTimes): Promise<FloorClock> {
  const epoch = await readPosition(db, floorOf(account));
  return { kind: epoch.kind, ...clockAt(epoch, times.now, times.lease) };
}

/**
 * Returns the present time (ms) of an account for reports, exports and schedules: the wall clock, or in a demo
 * the clock of its floor. Sign-in, audit, webhooks and emails use the wall clock.
 */
export async function floorNow(db: Queries, account: string, { now, lease }: FloorTimes): Promise<number> {
  const epoch = await readPosition(db, floorOf(account));
  return epoch.kind === "demo" ? timeAt(epoch, now, lease) : now;
}

/** Returns the time (ms) of a floor at a position of its log. The events of a source can be ahead of its clock. */
export const floorTime = (position: Epoch, { now, lease }: FloorTimes): number =>
  Math.max(timeAt(position, now, lease), position.fed_time ?? 0);
