import type { Selectable } from "kysely";
import type { Clock } from "../../openapi/generated/live-monitor.ts";
import type { Tables } from "../database/schema.ts";

/**
 * A stored epoch: a section of a channel's log with its own offsets and clock. It contains live events, a
 * demo or a replay. `head` is its last offset.
 */
export type Epoch = Selectable<Tables["epochs"]>;

/** Upper limit of all clocks. Without it, a fast clock could exceed the range of valid dates. */
const LATEST = Date.UTC(9998, 11, 31);

/**
 * Returns the time of an epoch's clock when the wall clock shows `wall` (ms). `lease` is the time (ms) for
 * which the clock of a replay continues after its last event.
 */
export function timeAt(epoch: Epoch, wall: number, lease: number): number {
  const ran = Math.max(0, Math.min(wall, leaseEnd(epoch, lease)) - epoch.anchor_wall);
  return Math.min(LATEST, Math.round(epoch.anchor_time + ran * epoch.rate));
}

/**
 * Returns true if the epoch is a replay that has not ended but sent no events for longer than `lease` (ms).
 * Its clock is then stopped.
 */
export const isLapsed = (epoch: Epoch, wall: number, lease: number): boolean => wall > leaseEnd(epoch, lease);

/** Returns an epoch's clock in the form of the contract. Its rate is 0 while the clock is stopped. */
export const clockAt = (epoch: Epoch, wall: number, lease: number): Clock => ({
  now: new Date(timeAt(epoch, wall, lease)).toISOString(),
  rate: isLapsed(epoch, wall, lease) ? 0 : epoch.rate,
  zone: epoch.zone,
});

const leaseEnd = (epoch: Epoch, lease: number): number =>
  epoch.kind === "recording" && !epoch.ended ? (epoch.fed_at ?? epoch.opened_at) + lease : Infinity;
