import { ulid } from "ulid";
import type { DemoMove, FloorClock } from "../../openapi/generated/console.ts";
import type { Queries } from "../database/schema.ts";
import { readAccountCenter } from "../log/account-center.ts";
import { timeAt } from "../log/channel-clock.ts";
import { floorOf } from "../log/channel-name.ts";
import type { Feed } from "../log/feed.ts";
import { floorClock } from "../log/floor-clock.ts";
import type { FloorTimes } from "../log/floor-log.ts";
import { readPosition } from "../log/read-log.ts";
import { demoCenterOf } from "./demo-center.ts";
import { demoMoment } from "./demo-clock.ts";
import { demoSource } from "./demo-source.ts";
import { demoOpening } from "./run-demo.ts";

/**
 * Time (ms) without events on the clock of a demo after which nothing feeds it, because the platform was
 * started without one.
 */
const ABANDONED_AFTER = 3_600_000;

/**
 * Moves the clock of an account's demo: begins another demo, whose clock starts at that time. The traffic
 * conductor then feeds the events of the day until this time. Returns the clock; null if no demo is running.
 */
export async function moveDemo(
  db: Queries,
  account: string,
  { to }: DemoMove,
  { feed, times }: { readonly feed: Feed; readonly times: FloorTimes },
): Promise<FloorClock | null> {
  const epoch = await readPosition(db, floorOf(account));
  const floor = timeAt(epoch, times.now, times.lease);
  if (epoch.kind !== "demo" || epoch.ended || floor - (epoch.fed_time ?? floor) > ABANDONED_AFTER)
    return null;
  const center = demoCenterOf(await readAccountCenter(db, account));
  const start = demoMoment(to, { floor, now: times.now, zone: center.zone });
  const { refused } = await feed(demoOpening(demoSource(center, start, ulid(times.now)), center));
  return refused.length > 0 ? null : floorClock(db, account, times);
}
