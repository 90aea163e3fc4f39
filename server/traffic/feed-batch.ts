import type { FeedAnswer } from "../../openapi/generated/console.ts";
import type { Clock } from "./clock.ts";
import { type FeedClient, FeedUnavailable } from "./feed-client.ts";
import type { FedEvent } from "./fed-event.ts";

/** Delays before retries, which double from `first` to `longest`, and the total time limit, in ms. */
export interface Patience {
  readonly first: number;
  readonly longest: number;
  /** Time since the first attempt after which a failed attempt is not retried. */
  readonly total: number;
}

export const PATIENCE: Patience = { first: 250, longest: 10_000, total: 600_000 };

/** A failed attempt that is repeated after `wait` ms. */
export interface Retry {
  readonly reason: string;
  readonly wait: number;
}

/**
 * Sends a batch, and retries as long as the client rejects with `FeedUnavailable`. Retries send the same
 * events, which the platform recognizes by source and id, so that no event is lost or duplicated. Rejects
 * when `signal` is aborted, when the time limit is exceeded, or with any other error of the client.
 */
export async function feedBatch(
  client: FeedClient,
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
      return await client(events, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof FeedUnavailable) || clock.now() - since >= patience.total) throw error;
      const wait = Math.max(error.retryAfter, Math.min(patience.longest, patience.first * 2 ** attempt));
      retrying?.({ reason: error.message, wait });
      await clock.wait(wait, signal);
    }
  }
}
