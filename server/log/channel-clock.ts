import type { Selectable } from "kysely";
import type { Clock } from "../../openapi/generated/live-monitor.ts";
import type { Tables } from "../database/schema.ts";

/** One life of a channel's log, as it is kept. */
export type Epoch = Selectable<Tables["epochs"]>;

/** No clock goes further than this, however fast it runs. */
const LATEST = Date.UTC(9998, 11, 31);

/** What the clock of an epoch shows when the wall clock shows `wall` (ms). */
export function timeAt(epoch: Epoch, wall: number, lease: number): number {
  const ran = Math.max(0, Math.min(wall, leaseEnd(epoch, lease)) - epoch.anchor_wall);
  return Math.min(LATEST, Math.round(epoch.anchor_time + ran * epoch.rate));
}

/** Whether the one who plays a recording has been silent for so long (ms) that its clock stands. */
export const isLapsed = (epoch: Epoch, wall: number, lease: number): boolean => wall > leaseEnd(epoch, lease);

/** The clock of an epoch as it is told to everybody. */
export const clockAt = (epoch: Epoch, wall: number, lease: number): Clock => ({
  now: new Date(timeAt(epoch, wall, lease)).toISOString(),
  rate: isLapsed(epoch, wall, lease) ? 0 : epoch.rate,
  zone: epoch.zone,
});

const leaseEnd = (epoch: Epoch, lease: number): number =>
  epoch.kind === "recording" && !epoch.ended ? (epoch.fed_at ?? epoch.opened_at) + lease : Infinity;
