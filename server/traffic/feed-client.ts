import type { FeedAnswer } from "../../openapi/generated/console.ts";
import type { FedEvent } from "./fed-event.ts";

/**
 * Sends events to `POST /events` of a platform, or to the same function in this process. Rejects with
 * `FeedUnavailable` if a retry makes sense.
 */
export type FeedClient = (events: readonly FedEvent[], signal: AbortSignal) => Promise<FeedAnswer>;

/** The platform did not respond, or failed temporarily. The batch may have been accepted nevertheless. */
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

/**
 * The platform rejects the source of the events, because another source feeds the floor or the play has
 * ended.
 */
export class FeedRejected extends Error {
  override readonly name = "FeedRejected";
}
