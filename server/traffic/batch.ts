import type { FedEvent } from "./fed-event.ts";

/** Limits of one request: number of events, and bytes of its JSON body. */
export interface BatchLimits {
  readonly events: number;
  readonly bytes: number;
}

export const POST_LIMITS: BatchLimits = { events: 1_000, bytes: 1_000_000 };

/** Events of one request, within its limits. */
export class Batch {
  readonly events: FedEvent[] = [];
  private bytes = 2;

  constructor(private readonly limits: BatchLimits = POST_LIMITS) {}

  /**
   * Adds an event and returns true, or returns false if the event would exceed a limit. The first event is
   * always added; if it is too large, the platform rejects it.
   */
  add(event: FedEvent): boolean {
    const bytes = Buffer.byteLength(JSON.stringify(event)) + 1;
    if (
      this.events.length > 0 &&
      (this.events.length >= this.limits.events || this.bytes + bytes > this.limits.bytes)
    )
      return false;
    this.events.push(event);
    this.bytes += bytes;
    return true;
  }
}
