import type { Kysely } from "kysely";
import type { Tables } from "../database/schema.ts";
import type { CurrentTraffic } from "../traffic/current-traffic.ts";
import { timeAt } from "./channel-clock.ts";
import { floorOf } from "./channel-name.ts";

/**
 * Returns the current traffic of an account at `now` (ms); null if the account has no floor log. `lease` is
 * the time (ms) for which the clock of a replay continues after its last event.
 */
export async function readCurrentTraffic(
  db: Kysely<Tables>,
  account: string,
  now: number,
  lease: number,
): Promise<CurrentTraffic | null> {
  const found = await db
    .selectFrom("channels")
    .innerJoin("epochs", "epochs.number", "channels.epoch")
    .selectAll("epochs")
    .select("channels.live_fed_at")
    .where("channels.name", "=", floorOf(account))
    .executeTakeFirst();
  if (!found) return null;
  const { kind, source, ended, rate, fed_at, fed_time, live_fed_at } = found;
  return {
    kind,
    source,
    ended,
    time: timeAt(found, now, lease),
    rate,
    lastAcceptedAt: kind === "live" ? live_fed_at : fed_at,
    lastEventAt: fed_time,
  };
}
