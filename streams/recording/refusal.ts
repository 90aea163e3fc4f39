/** Why nothing of a file can be shown, for whoever has the words. */
export type Refusal =
  /**
   * It is no recording; it is empty; nothing in it says when it happened; its header is damaged; what is
   * packed in it is; the state that it begins from is; a line has no end; too many lines are none.
   */
  | { readonly why: "none" | "empty" | "eventless" | "damaged" | "packing" | "state" | "line" | "lines" }
  | { readonly why: "version" | "fold"; readonly version: string }
  /** Bytes. */
  | { readonly why: "size"; readonly limit: number }
  /** It could not be read from where it lies, as the browser says it. */
  | { readonly why: "unread"; readonly reason: string };

/**
 * Thrown where whoever reads a recording gives up: a line has no end, or so many lines cannot be read that it
 * is none.
 */
export class NoRecording extends Error {
  override readonly name = "NoRecording";

  constructor(
    readonly why: "line" | "lines",
    message: string,
  ) {
    super(message);
  }
}
