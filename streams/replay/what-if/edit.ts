import type { FoldEvent } from "../../events/event.ts";

/** An event that the user adds to the replay file. */
type MadeUp = Pick<FoldEvent, "type" | "subject" | "time" | "data">;

/**
 * An edit of a replay file. `event` is an index in the original replay file, from 0. An edit of an event
 * that an earlier edit removed has no effect.
 */
export type Edit =
  | { readonly edit: "drop"; readonly event: number }
  /** Removes several events together, such as all of a contact; `event` is the selected one. */
  | { readonly edit: "drop-all"; readonly event: number; readonly events: readonly number[] }
  /** Adds a copy of the event right after it. */
  | { readonly edit: "duplicate"; readonly event: number }
  /** Changes the time of the event by `ms` (negative: earlier) and moves it to the matching position. */
  | { readonly edit: "delay"; readonly event: number; readonly ms: number }
  /**
   * Moves the event before the event at index `before`, or to the end if `before` is the length. Keeps its
   * time.
   */
  | { readonly edit: "move"; readonly event: number; readonly before: number }
  | { readonly edit: "change"; readonly event: number; readonly data: FoldEvent["data"] }
  /** Inserts a new event before an event, or at the end if `event` is the length. */
  | { readonly edit: "insert"; readonly event: number; readonly made: MadeUp };
