import type { FeedAnswer } from "../../openapi/generated/console.ts";
import type { FedEvent } from "./fed-event.ts";

/**
 * Sends events to `POST /events` of a platform, or to the same function in this process. Rejects with
 * `FeedUnavailable` if a retry makes sense.
 */
export type FeedClient = (events: readonly FedEvent[], signal: AbortSignal) => Promise<FeedAnswer>;

/** The platform did not respond or asked to retry later; the batch may or may not have been accepted. */
export class FeedUnavailable extends Error {
  override readonly name = "FeedUnavailable";
  constructor(
    message: string,
    /** Requested delay, ms. */
    readonly retryAfter = 0,
  ) {
    super(message);
  }
}

/** The platform rejects this source: another source has the floor, or the traffic was ended. */
export class FeedRejected extends Error {
  override readonly name = "FeedRejected";
}
