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
 * Announces changes of segments and their teams on the floor. During a recording only the recording's own
 * names are shown.
 */
export class SegmentFloor {
  private constructor(
    private readonly trx: Transaction<Tables>,
    private readonly account: string,
    private readonly floor: FloorLog,
  ) {}

  /** Acquire it before you lock the segment, in the order of feeds. */
  static async hold(trx: Transaction<Tables>, account: string, times: FloorTimes): Promise<SegmentFloor> {
    return new SegmentFloor(trx, account, await FloorLog.hold(trx, account, times));
  }

  async tell({ before, after }: Change): Promise<void> {
    const one = after ?? before;
    if (!one || one["imported"] === true || this.floor.kind === "recording") return;
    const described = { name: one["name"], channels: one["channels"], ...(!after && { removed: true }) };
    // The contract types a payload as an object without naming members.
    const words: PlatformEvent[] = [
      {
        type: "segment-described",
        subject: `segment/${one._id}`,
        data: described as object as Record<string, never>,
      },
    ];
    const [was, is] = [teamOf(before), teamOf(after)];
    for (const id of [
      ...was.filter((user) => !is.includes(user)),
      ...is.filter((user) => !was.includes(user)),
    ]) {
      const user = await readUser(this.trx, this.account, id);
      if (user) words.push(...agentEvents(null, user));
    }
    await this.floor.say(words);
  }
}

const teamOf = (segment: KeptRecord | null): readonly string[] =>
  Array.isArray(segment?.["users"]) ? segment["users"].map(String) : [];
