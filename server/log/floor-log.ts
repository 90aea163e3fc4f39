import type { Transaction } from "kysely";
import { ulid } from "ulid";
import type { Tables } from "../database/schema.ts";
import { type Epoch, timeAt } from "./channel-clock.ts";
import { floorOf } from "./channel-name.ts";
import { PLATFORM } from "./descriptions.ts";
import type { NewEvent } from "./log-event.ts";
import { LogWriter } from "./log-writer.ts";

/** Content of an event that the platform itself writes to a floor log. */
export type PlatformEvent = Pick<NewEvent, "type" | "subject" | "data">;

/**
 * Times in ms. `now` is the wall clock; `lease` is how long the clock of a replay continues after its last
 * event.
 */
export interface FloorTimes {
  readonly now: number;
  readonly lease: number;
}

/**
 * Writes the platform's own events to an account's floor log, within a transaction. Unlike events that are
 * sent to the platform, they never start an epoch, and their time is that of the epoch's clock. `hold` locks
 * the channel. Call it before locking rows that the read models write, because feeds lock in this order.
 */
export class FloorLog {
  private constructor(
    private readonly log: LogWriter,
    private readonly times: FloorTimes,
  ) {}

  static async hold(trx: Transaction<Tables>, account: string, times: FloorTimes): Promise<FloorLog> {
    return new FloorLog(await LogWriter.hold(trx, floorOf(account)), times);
  }

  /** Kind of the current epoch: live events, a demo or a replay. */
  get kind(): Epoch["kind"] {
    return this.log.epoch.kind;
  }

  async say(events: readonly PlatformEvent[]): Promise<void> {
    if (events.length === 0) return;
    const { now, lease } = this.times;
    const time = timeAt(this.log.epoch, now, lease);
    for (const event of events)
      this.log.append({ ...event, id: ulid(now), source: PLATFORM, time, dataschema: null });
    await this.log.write();
  }
}
