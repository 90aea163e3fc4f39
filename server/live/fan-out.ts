import type { Event } from "../../openapi/generated/live-monitor.ts";
import { type LiveChannel, MOST_EVENTS } from "../log/live-channel.ts";
import type { LiveNamespace } from "./live-namespace.ts";
import { channelRoom } from "./rooms.ts";

/**
 * Sends the events and heartbeats of a channel to the sockets of this node that follow the channel. New
 * events are collected and sent at most once per `batching` (ms). Each node reads the log itself, so nothing
 * is sent to other nodes.
 */
export class FanOut {
  private waiting: Event[] = [];
  private timer: NodeJS.Timeout | undefined;
  private sentAt = -Infinity;
  private readonly stop: () => void;

  constructor(
    private readonly namespace: LiveNamespace,
    private readonly channel: LiveChannel,
    private readonly batching: number,
  ) {
    this.stop = channel.onEvents((_, events) => this.take(events));
  }

  /**
   * Sends the last offset (`head`) and the clock of the channel, if any sockets follow it. Reads the log
   * first, so that no heartbeat is sent if the log is unreadable.
   */
  async heartbeat(): Promise<void> {
    if (!this.isFollowed()) return;
    await this.channel.catchUp();
    const { epoch, offset: head } = this.channel.position;
    this.room().emit("heartbeat", { channel: this.channel.name, epoch, head, clock: this.channel.clock });
  }

  close(): void {
    this.stop();
    clearTimeout(this.timer);
  }

  private isFollowed(): boolean {
    return this.namespace.adapter.rooms.has(channelRoom(this.channel.name));
  }

  private room() {
    return this.namespace.local.to(channelRoom(this.channel.name));
  }

  private take(events: readonly Event[]): void {
    if (events.length === 0 || !this.isFollowed()) return;
    this.waiting.push(...events);
    this.timer ??= setTimeout(
      () => this.send(),
      Math.max(0, this.sentAt + this.batching - performance.now()),
    );
  }

  private send(): void {
    const { waiting } = this;
    this.waiting = [];
    this.timer = undefined;
    this.sentAt = performance.now();
    for (const events of batchesOf(waiting)) {
      this.room().emit("queue:updated", {
        channel: this.channel.name,
        epoch: events[0].epoch,
        clock: this.channel.clock,
        events,
      });
    }
  }
}

/** Splits events into batches of at most `MOST_EVENTS`, each with events of one epoch. */
function batchesOf(events: readonly Event[]): [Event, ...Event[]][] {
  const batches: [Event, ...Event[]][] = [];
  for (const event of events) {
    const last = batches.at(-1);
    if (last && last[0].epoch === event.epoch && last.length < MOST_EVENTS) last.push(event);
    else batches.push([event]);
  }
  return batches;
}
