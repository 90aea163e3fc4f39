import type { Kysely } from "kysely";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { Tables } from "../database/schema.ts";
import type { Epoch } from "./channel-clock.ts";
import { readEvents, readPosition } from "./read-log.ts";

const BATCH = 1_000;

/**
 * Receives batches of events, each event once and in order. All events of a batch belong to `epoch`. An empty
 * batch announces a new epoch.
 */
export type EventSink = (epoch: Epoch, events: readonly Event[]) => void;

/** Reads a channel's log from a position to its end. Each `catchUp` continues after the last event read. */
export class ChannelReader {
  private last: Promise<void> = Promise.resolve();
  /** The next read, which has not started yet; null if none is due. */
  private next: Promise<void> | null = null;
  private offset: number;

  private constructor(
    private readonly db: Kysely<Tables>,
    readonly channel: string,
    private current: Epoch,
    after: number,
    private readonly sink: EventSink,
  ) {
    this.offset = after;
  }

  /** Opens a reader. `from` returns the offset in the current epoch after which the reader starts. */
  static async open(
    db: Kysely<Tables>,
    channel: string,
    from: (epoch: Epoch) => number,
    sink: EventSink,
  ): Promise<ChannelReader> {
    const current = await readPosition(db, channel);
    return new ChannelReader(db, channel, current, from(current), sink);
  }

  /** The channel's current epoch at the time of the last read. */
  get epoch(): Epoch {
    return this.current;
  }

  /** Position of the last event read; offset 0 before the first event of the epoch. */
  get position(): { readonly epoch: string; readonly offset: number } {
    return { epoch: this.current.epoch, offset: this.offset };
  }

  /** Reads all events that the log contains now, and resolves when the sink has received them. */
  catchUp(): Promise<void> {
    // Runs one read at a time. All calls during a read share the next read, which also finds events that were
    // added since the first read started.
    this.next ??= this.last
      .catch(() => undefined)
      .then(() => {
        this.next = null;
        return this.read();
      });
    this.last = this.next;
    return this.next;
  }

  private async read(): Promise<void> {
    const found = await readPosition(this.db, this.channel);
    if (found.epoch !== this.current.epoch) {
      this.offset = 0;
      this.sink(found, []);
    }
    this.current = found;
    while (this.offset < found.head) {
      const events = await readEvents(
        this.db,
        this.channel,
        found,
        this.offset,
        Math.min(found.head, this.offset + BATCH),
      );
      const last = events.at(-1);
      if (!last)
        throw new Error(
          `The log of ${this.channel} has no event at offset ${this.offset + 1}, but its last offset is ${found.head}.`,
        );
      this.offset = last.offset;
      this.sink(found, events);
    }
  }
}
