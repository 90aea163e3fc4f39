import type { Kysely } from "kysely";
import type { Clock, Event, Snapshot } from "../../openapi/generated/live-monitor.ts";
import type { Tables } from "../database/schema.ts";
import { clockAt, type Epoch } from "./channel-clock.ts";
import { ChannelReader } from "./channel-reader.ts";
import { FloorKeeper } from "./floor-keeper.ts";
import { readPosition } from "./read-log.ts";
import { RecentEvents } from "./recent-events.ts";

/** Maximum number of events in a response or message. */
export const MOST_EVENTS = 5_000;

export interface LiveChannelOptions {
  readonly db: Kysely<Tables>;
  /** The wall clock, ms. */
  readonly now: () => number;
  /** Time (ms) for which the clock of a replay continues after its last event. */
  readonly lease: number;
  /** Receives errors of background work. */
  readonly failed: (error: unknown) => void;
}

/**
 * A channel that this node follows. It reads the log once and passes the events to the floor, to a cache for
 * reconnecting clients, and to listeners.
 */
export class LiveChannel {
  private readonly listeners = new Set<(epoch: string, events: readonly Event[]) => void>();

  private constructor(
    private readonly options: LiveChannelOptions,
    private readonly reader: ChannelReader,
    private readonly recent: RecentEvents,
    private readonly floor: FloorKeeper | null,
  ) {}

  static async open(name: string, options: LiveChannelOptions): Promise<LiveChannel> {
    const { db, failed } = options;
    const recent = new RecentEvents(MOST_EVENTS);
    const floor = name.endsWith("/floor")
      ? await FloorKeeper.restore(db, await readPosition(db, name), failed)
      : null;
    const begin = ({ epoch, head }: Epoch) =>
      Math.max(0, Math.min(head - MOST_EVENTS, floor?.position.epoch === epoch ? floor.position.offset : 0));
    const sink = (epoch: Epoch, events: readonly Event[]) => {
      floor?.take(epoch, events);
      recent.take(epoch.epoch, events);
      for (const listener of channel.listeners) listener(epoch.epoch, events);
    };
    const channel: LiveChannel = new LiveChannel(
      options,
      await ChannelReader.open(db, name, begin, sink),
      recent,
      floor,
    );
    await channel.catchUp();
    return channel;
  }

  get name(): string {
    return this.reader.channel;
  }

  /** Position of the last event read. */
  get position(): { readonly epoch: string; readonly offset: number } {
    return this.reader.position;
  }

  get clock(): Clock {
    return clockAt(this.reader.epoch, this.options.now(), this.options.lease);
  }

  /** Reads all events that the log contains now, and resolves when done. Rejects if this fails. */
  catchUp(): Promise<void> {
    return this.reader.catchUp();
  }

  /**
   * Subscribes to all batches of events that are read from now on. An empty batch announces a new epoch.
   * Returns a function that unsubscribes.
   */
  onEvents(listener: (epoch: string, events: readonly Event[]) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /**
   * Returns the events from one offset to another (both inclusive). Returns null if they are not all cached
   * or exceed `MOST_EVENTS`, so that the client needs a snapshot.
   */
  range(epoch: string, from: number, to: number): readonly Event[] | null {
    return epoch === this.position.epoch ? this.recent.range(from, to) : null;
  }

  /** Returns the current floor state with its position and clock. Rejects if the channel has no floor. */
  async snapshot(): Promise<Snapshot> {
    await this.catchUp();
    if (!this.floor) throw new Error(`${this.name} has no floor.`);
    return { channel: this.name, ...this.floor.position, clock: this.clock, state: this.floor.state };
  }

  async close(): Promise<void> {
    this.listeners.clear();
    await this.floor?.close();
  }
}
