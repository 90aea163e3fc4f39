import type { Event } from "../../openapi/generated/live-monitor.ts";

/**
 * Caches the last events of an epoch, up to the size of one response, so that short reconnects need no query.
 */
export class RecentEvents {
  private events: Event[] = [];
  private epoch = "";

  constructor(private readonly most: number) {}

  take(epoch: string, events: readonly Event[]): void {
    if (epoch !== this.epoch) this.events = [];
    this.epoch = epoch;
    this.events.push(...events);
    // Cutting now and then instead of every time keeps this from copying the whole on every event.
    if (this.events.length > 2 * this.most) this.events = this.events.slice(-this.most);
  }

  /**
   * The events with these offsets, both ends included; null where some are no longer here, or they are too
   * many.
   */
  range(from: number, to: number): readonly Event[] | null {
    if (to < from) return [];
    const first = this.events[0]?.offset ?? Infinity;
    const last = this.events.at(-1)?.offset ?? 0;
    if (from < first || to > last || to - from >= this.most) return null;
    return this.events.slice(from - first, to - first + 1);
  }
}
