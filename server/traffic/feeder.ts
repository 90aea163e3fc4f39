import type { FeedAnswer } from "../../openapi/generated/console.ts";
import type { Clock } from "./clock.ts";
import { feedBatch, type Patience, type Retry } from "./feed-batch.ts";
import { type FeedClient, FeedRejected } from "./feed-client.ts";
import type { FedEvent } from "./fed-event.ts";

export interface FeederOptions {
  /** Sends the events. */
  readonly door: FeedClient;
  readonly clock: Clock;
  readonly patience: Patience;
  readonly retrying?: ((retry: Retry) => void) | undefined;
  readonly refused?: ((event: FedEvent, message: string) => void) | undefined;
}

/** Sends batches of events and counts the results. */
export class Feeder {
  /** Time of the last response, by the clock's `now`. */
  spokeAt = 0;
  /** Each event counts as sent once, regardless of retries. */
  readonly counts = { sent: 0, accepted: 0, duplicates: 0, refused: 0 };

  constructor(private readonly options: FeederOptions) {}

  /**
   * Sends a batch, and returns the response and the duration (ms) until it arrived. Rejects like `feedBatch`,
   * and with `FeedRejected` if another source feeds the floor.
   */
  async feed(
    events: readonly FedEvent[],
    signal: AbortSignal,
  ): Promise<{ answer: FeedAnswer; took: number }> {
    const { door, clock, patience, retrying, refused } = this.options;
    const began = clock.now();
    const answer = await feedBatch(door, events, { clock, signal, patience, retrying });
    this.spokeAt = clock.now();
    const lost = answer.refused.find(({ code }) => code === "live-traffic");
    if (lost) throw new FeedRejected(lost.message);
    this.counts.sent += events.length;
    this.counts.accepted += answer.accepted;
    this.counts.duplicates += answer.duplicates;
    this.counts.refused += answer.refused.length;
    for (const { index, message } of answer.refused) {
      const event = events[index];
      if (event) refused?.(event, message);
    }
    return { answer, took: this.spokeAt - began };
  }
}
