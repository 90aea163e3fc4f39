import type { Told } from "../../events/event.ts";

/** What somebody puts into a recording that did not happen. */
type MadeUp = Pick<Told, "type" | "subject" | "time" | "data">;

/**
 * One thing that is otherwise than it was recorded. `event` is the place of an event in the recording as it
 * was, from 0; an event that an earlier edit took away is edited no more.
 */
export type Edit =
  | { readonly edit: "drop"; readonly event: number }
  /** Several go together, such as all of one contact; `event` is the one that somebody chose. */
  | { readonly edit: "drop-all"; readonly event: number; readonly events: readonly number[] }
  /** The same comes once more, right after it. */
  | { readonly edit: "duplicate"; readonly event: number }
  /** It happens so many ms later, or earlier, and stands where that is. */
  | { readonly edit: "delay"; readonly event: number; readonly ms: number }
  /** It stands before another, or at the end where that is the length; its time stays. */
  | { readonly edit: "move"; readonly event: number; readonly before: number }
  | { readonly edit: "change"; readonly event: number; readonly data: Told["data"] }
  /** Something that did not happen comes before an event, or at the end where that is the length. */
  | { readonly edit: "insert"; readonly event: number; readonly made: MadeUp };
