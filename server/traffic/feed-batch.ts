import type { FeedAnswer } from "../../openapi/generated/console.ts";
import type { Clock } from "./clock.ts";
import { type FeedClient, FeedUnavailable } from "./feed-client.ts";
import type { FedEvent } from "./fed-event.ts";

/** ms */
export interface Patience {
  readonly first: number;
  readonly longest: number;
  /** Since the first failure; then the last one is thrown. */
  readonly total: number;
}

export const PATIENCE: Patience = { first: 250, longest: 10_000, total: 600_000 };

/** A failed attempt that is repeated after `wait` ms. */
export interface Retry {
  readonly reason: string;
  readonly wait: number;
}

/**
 * Sends a batch until it is answered. Retries send the same batch, so that the platform, which identifies
 * events by source and id, neither misses nor duplicates any. Rejects when `signal` is aborted or the time
 * limit is exceeded.
 */
export async function feedBatch(
  door: FeedClient,
  events: readonly FedEvent[],
  {
    clock,
    signal,
    patience = PATIENCE,
    retrying,
  }: {
    clock: Clock;
    signal: AbortSignal;
    patience?: Patience;
    retrying?: ((retry: Retry) => void) | undefined;
  },
): Promise<FeedAnswer> {
  const since = clock.now();
  for (let attempt = 0; ; attempt++) {
    signal.throwIfAborted();
    try {
      return await door(events, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof FeedUnavailable) || clock.now() - since >= patience.total) throw error;
      const wait = Math.max(error.retryAfter, Math.min(patience.longest, patience.first * 2 ** attempt));
      retrying?.({ reason: error.message, wait });
      await clock.wait(wait, signal);
    }
  }
}
