import type { Transaction } from "kysely";
import { ulid } from "ulid";
import type { Tables } from "../database/schema.ts";
import { type Epoch, timeAt } from "./channel-clock.ts";
import { floorOf } from "./channel-name.ts";
import { PLATFORM } from "./descriptions.ts";
import type { NewEvent } from "./log-event.ts";
import { LogWriter } from "./log-writer.ts";

/** An event of the platform about a floor. */
export type PlatformEvent = Pick<NewEvent, "type" | "subject" | "data">;

/** The wall clock, and for how long a recording's clock continues after its last event; both in ms. */
export interface FloorTimes {
  readonly now: number;
  readonly lease: number;
}

/**
 * Writes the platform's own events to an account's floor log within a transaction, regardless of the current
 * source of traffic. Unlike fed events, they do not start an epoch, and they have the time of the floor's
 * clock. Acquire it before you lock rows that the read models write, because feeds lock in that order.
 */
export class FloorLog {
  private constructor(
    private readonly log: LogWriter,
    private readonly times: FloorTimes,
  ) {}

  static async hold(trx: Transaction<Tables>, account: string, times: FloorTimes): Promise<FloorLog> {
    return new FloorLog(await LogWriter.hold(trx, floorOf(account)), times);
  }

  /** Kind of traffic on the floor. */
  get kind(): Epoch["kind"] {
    return this.log.epoch.kind;
  }

  async say(words: readonly PlatformEvent[]): Promise<void> {
    if (words.length === 0) return;
    const { now, lease } = this.times;
    const time = timeAt(this.log.epoch, now, lease);
    for (const word of words)
      this.log.append({ ...word, id: ulid(now), source: PLATFORM, time, dataschema: null });
    await this.log.write();
  }
}
