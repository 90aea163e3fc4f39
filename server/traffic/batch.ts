import type { FedEvent } from "./fed-event.ts";

/** What one request may hold. */
export interface BatchLimits {
  readonly events: number;
  readonly bytes: number;
}

export const POST_LIMITS: BatchLimits = { events: 1_000, bytes: 1_000_000 };

/** Events for one request, none beyond its limits. */
export class Batch {
  readonly events: FedEvent[] = [];
  private bytes = 2;

  constructor(private readonly limits: BatchLimits = POST_LIMITS) {}

  /** Whether the event found room. The first one always does: alone it is for the platform to refuse. */
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
