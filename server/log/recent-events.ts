import type { Event } from "../../openapi/generated/live-monitor.ts";

/**
 * Caches the latest events of an epoch, up to twice the maximum number of events in a response (`most`).
 * Clients that reconnect soon are served without a query.
 */
export class RecentEvents {
  private events: Event[] = [];
  private epoch = "";

  constructor(private readonly most: number) {}

  take(epoch: string, events: readonly Event[]): void {
    if (epoch !== this.epoch) this.events = [];
    this.epoch = epoch;
    this.events.push(...events);
    // Trims only above twice the maximum, because trimming copies the array.
    if (this.events.length > 2 * this.most) this.events = this.events.slice(-this.most);
  }

  /**
   * Returns the events from one offset to another (both inclusive); null if some are not cached, or if there
   * are more than `most`.
   */
  range(from: number, to: number): readonly Event[] | null {
    if (to < from) return [];
    const first = this.events[0]?.offset ?? Infinity;
    const last = this.events.at(-1)?.offset ?? 0;
    if (from < first || to > last || to - from >= this.most) return null;
    return this.events.slice(from - first, to - first + 1);
  }
}
