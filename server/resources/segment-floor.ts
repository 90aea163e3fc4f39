import type { Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import { FloorLog, type FloorTimes, type FloorWord } from "../log/floor-log.ts";
import { wordsOfAgent } from "../people/describe-agent.ts";
import { readUser } from "../people/user-resource.ts";
import type { KeptRecord } from "./described-resource.ts";

/** How a record was and is; null where it was not, or is no longer. */
export interface Change {
  readonly before: KeptRecord | null;
  readonly after: KeptRecord | null;
}

/**
 * Tells the floor of segments that come, change and go, and of the agents whose team that is. A recording
 * shows what it names itself.
 */
export class SegmentFloor {
  private constructor(
    private readonly trx: Transaction<Tables>,
    private readonly account: string,
    private readonly floor: FloorLog,
  ) {}

  /** To be held before the segment is: whoever feeds takes them in this order. */
  static async hold(trx: Transaction<Tables>, account: string, times: FloorTimes): Promise<SegmentFloor> {
    return new SegmentFloor(trx, account, await FloorLog.hold(trx, account, times));
  }

  async tell({ before, after }: Change): Promise<void> {
    const one = after ?? before;
    if (!one || one["imported"] === true || this.floor.kind === "recording") return;
    const described = { name: one["name"], channels: one["channels"], ...(!after && { removed: true }) };
    // The contract types a payload as an object without naming members.
    const words: FloorWord[] = [
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
      if (user) words.push(...wordsOfAgent(null, user));
    }
    await this.floor.say(words);
  }
}

const teamOf = (segment: KeptRecord | null): readonly string[] =>
  Array.isArray(segment?.["users"]) ? segment["users"].map(String) : [];
