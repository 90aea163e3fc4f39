import type { Kysely } from "kysely";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { Tables } from "../database/schema.ts";
import type { Epoch } from "./channel-clock.ts";
import { readEvents, readPosition } from "./read-log.ts";

const AT_ONCE = 1_000;

/** Takes consecutive events of one epoch, each once and in order. An epoch begins with an empty batch. */
export type EventSink = (epoch: Epoch, events: readonly Event[]) => void;

/** Reads a channel's log from a position onwards, each time it is notified of new events. */
export class ChannelReader {
  private last: Promise<void> = Promise.resolve();
  /** The run that has not begun. */
  private next: Promise<void> | null = null;
  private offset: number;

  private constructor(
    private readonly db: Kysely<Tables>,
    readonly channel: string,
    private present: Epoch,
    after: number,
    private readonly sink: EventSink,
  ) {
    this.offset = after;
  }

  /** Begins after the offset that `from` names for the present epoch. */
  static async open(
    db: Kysely<Tables>,
    channel: string,
    from: (epoch: Epoch) => number,
    sink: EventSink,
  ): Promise<ChannelReader> {
    const present = await readPosition(db, channel);
    return new ChannelReader(db, channel, present, from(present), sink);
  }

  /** The epoch that is being read, as it was when it was last looked at. */
  get epoch(): Epoch {
    return this.present;
  }

  /** Position after the last event read. */
  get position(): { readonly epoch: string; readonly offset: number } {
    return { epoch: this.present.epoch, offset: this.offset };
  }

  /** Resolves when everything is read that the log held at the moment of the call. */
  catchUp(): Promise<void> {
    // Runs one read at a time. Calls during a read share the next one, which looks for the end of the log
    // again.
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
    if (found.epoch !== this.present.epoch) {
      this.offset = 0;
      this.sink(found, []);
    }
    this.present = found;
    while (this.offset < found.head) {
      const events = await readEvents(
        this.db,
        this.channel,
        found,
        this.offset,
        Math.min(found.head, this.offset + AT_ONCE),
      );
      const last = events.at(-1);
      if (!last)
        throw new Error(`The log of ${this.channel} has no event ${this.offset + 1} of ${found.head}.`);
      this.offset = last.offset;
      this.sink(found, events);
    }
  }
}
