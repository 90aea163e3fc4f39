import type { Transaction } from "kysely";
import { ulid } from "ulid";
import type { Tables } from "../database/schema.ts";
import { type Epoch, timeAt } from "./channel-clock.ts";
import { floorOf } from "./channel-name.ts";
import { PLATFORM } from "./descriptions.ts";
import type { NewEvent } from "./log-event.ts";
import { LogWriter } from "./log-writer.ts";

/** What the platform itself has to say on a floor: of what, and what of it. */
export type FloorWord = Pick<NewEvent, "type" | "subject" | "data">;

/** ms: the wall clock, and how long a recording's clock runs on after its source was last heard. */
export interface FloorTimes {
  readonly now: number;
  readonly lease: number;
}

/**
 * The floor's log of an account, held by a transaction so that the platform can say on it what that
 * transaction makes so, whoever has the floor: it begins no life of the log, as what is fed does, and its
 * time is what the floor's clock shows. It has to be held before any row that the read models write is
 * locked: whoever feeds takes them in this order.
 */
export class FloorLog {
  private constructor(
    private readonly log: LogWriter,
    private readonly times: FloorTimes,
  ) {}

  static async hold(trx: Transaction<Tables>, account: string, times: FloorTimes): Promise<FloorLog> {
    return new FloorLog(await LogWriter.hold(trx, floorOf(account)), times);
  }

  /** Whose traffic is on the floor. */
  get kind(): Epoch["kind"] {
    return this.log.epoch.kind;
  }

  async say(words: readonly FloorWord[]): Promise<void> {
    if (words.length === 0) return;
    const { now, lease } = this.times;
    const time = timeAt(this.log.epoch, now, lease);
    for (const word of words)
      this.log.append({ ...word, id: ulid(now), source: PLATFORM, time, dataschema: null });
    await this.log.write();
  }
}
