import type { FoldEvent } from "../../events/event.ts";

/** An event that the user adds to a recording. */
type MadeUp = Pick<FoldEvent, "type" | "subject" | "time" | "data">;

/**
 * An edit of a recording. `event` is an index in the original recording, from 0; events removed by an earlier
 * edit cannot be edited.
 */
export type Edit =
  | { readonly edit: "drop"; readonly event: number }
  /** Removes several events together, such as all of a contact; `event` is the selected one. */
  | { readonly edit: "drop-all"; readonly event: number; readonly events: readonly number[] }
  /** Repeats the event right after it. */
  | { readonly edit: "duplicate"; readonly event: number }
  /** Shifts the event by some milliseconds, negative for earlier, and moves it to that position. */
  | { readonly edit: "delay"; readonly event: number; readonly ms: number }
  /** Moves the event before another one, or to the end for the length; its time stays. */
  | { readonly edit: "move"; readonly event: number; readonly before: number }
  | { readonly edit: "change"; readonly event: number; readonly data: FoldEvent["data"] }
  /** Something that did not happen comes before an event, or at the end where that is the length. */
  | { readonly edit: "insert"; readonly event: number; readonly made: MadeUp };
