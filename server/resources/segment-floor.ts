import type { Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import { FloorLog, type FloorTimes, type PlatformEvent } from "../log/floor-log.ts";
import { agentEvents } from "../people/announce-agent.ts";
import { readUser } from "../people/user-resource.ts";
import type { KeptRecord } from "./described-resource.ts";

/** A record before and after a change; null if it did not exist. */
export interface Change {
  readonly before: KeptRecord | null;
  readonly after: KeptRecord | null;
}

/**
 * Writes changes of segments and their teams to the floor log. While the floor plays a replay file, it writes
 * nothing, because the floor then shows only the names in the file.
 */
export class SegmentFloor {
  private constructor(
    private readonly trx: Transaction<Tables>,
    private readonly account: string,
    private readonly floor: FloorLog,
  ) {}

  /**
   * Locks the floor log. Call it before locking the segment, because feeds lock in the same order; another
   * order could deadlock.
   */
  static async hold(trx: Transaction<Tables>, account: string, times: FloorTimes): Promise<SegmentFloor> {
    return new SegmentFloor(trx, account, await FloorLog.hold(trx, account, times));
  }

  /**
   * Appends an event for the segment, and events for each user who left or joined its team. Leaves out
   * imported segments.
   */
  async announce({ before, after }: Change): Promise<void> {
    const segment = after ?? before;
    if (!segment || segment["imported"] === true || this.floor.kind === "recording") return;
    const described = {
      name: segment["name"],
      channels: segment["channels"],
      ...(!after && { removed: true }),
    };
    // The contract types a payload as an object without members.
    const events: PlatformEvent[] = [
      {
        type: "segment-described",
        subject: `segment/${segment._id}`,
        data: described as object as Record<string, never>,
      },
    ];
    const [was, is] = [teamOf(before), teamOf(after)];
    for (const id of [
      ...was.filter((user) => !is.includes(user)),
      ...is.filter((user) => !was.includes(user)),
    ]) {
      const user = await readUser(this.trx, this.account, id);
      if (user) events.push(...agentEvents(null, user));
    }
    await this.floor.say(events);
  }
}

const teamOf = (segment: KeptRecord | null): readonly string[] =>
  Array.isArray(segment?.["users"]) ? segment["users"].map(String) : [];
