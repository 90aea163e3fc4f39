import type { Selectable } from "kysely";
import type { Clock } from "../../openapi/generated/live-monitor.ts";
import type { Tables } from "../database/schema.ts";

/** An epoch of a channel's log, as stored. */
export type Epoch = Selectable<Tables["epochs"]>;

/** Upper limit of any clock, even a fast one. */
const LATEST = Date.UTC(9998, 11, 31);

/** Returns the time of an epoch's clock when the wall clock shows `wall` (ms). */
export function timeAt(epoch: Epoch, wall: number, lease: number): number {
  const ran = Math.max(0, Math.min(wall, leaseEnd(epoch, lease)) - epoch.anchor_wall);
  return Math.min(LATEST, Math.round(epoch.anchor_time + ran * epoch.rate));
}

/**
 * Returns true if the player of a recording has been silent for longer than `lease` (ms), so that its clock
 * is stopped.
 */
export const isLapsed = (epoch: Epoch, wall: number, lease: number): boolean => wall > leaseEnd(epoch, lease);

/** Returns the public form of an epoch's clock. */
export const clockAt = (epoch: Epoch, wall: number, lease: number): Clock => ({
  now: new Date(timeAt(epoch, wall, lease)).toISOString(),
  rate: isLapsed(epoch, wall, lease) ? 0 : epoch.rate,
  zone: epoch.zone,
});

const leaseEnd = (epoch: Epoch, lease: number): number =>
  epoch.kind === "recording" && !epoch.ended ? (epoch.fed_at ?? epoch.opened_at) + lease : Infinity;
