import type { FeedAnswer } from "../../openapi/generated/console.ts";
import type { FedEvent } from "./fed-event.ts";

/**
 * Where events are fed: `POST /events` of a platform, or the same in this process. Rejects with `DoorShut`
 * where trying again makes sense.
 */
export type Door = (events: readonly FedEvent[], signal: AbortSignal) => Promise<FeedAnswer>;

/** Nobody answered, or the platform asks for patience; nothing is known of what was fed. */
export class DoorShut extends Error {
  override readonly name = "DoorShut";
  constructor(
    message: string,
    /** ms that the platform asked to wait. */
    readonly retryAfter = 0,
  ) {
    super(message);
  }
}

/**
 * The platform takes no more from this source: somebody else has the floor, or it declared the traffic ended.
 */
export class FloorLost extends Error {
  override readonly name = "FloorLost";
}
