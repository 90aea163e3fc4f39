/** Reason why a file cannot be shown, as a code for translation. */
export type Refusal =
  /**
   * In this order: not a replay file; empty; without any event; damaged header; damaged compression; invalid
   * initial state; a line that is too long; too many lines that are not JSON objects.
   */
  | { readonly why: "none" | "empty" | "eventless" | "damaged" | "packing" | "state" | "line" | "lines" }
  /** The file has an unknown format version, or its initial state has another fold version. */
  | { readonly why: "version" | "fold"; readonly version: string }
  /** The file is too large; `limit` is in bytes. */
  | { readonly why: "size"; readonly limit: number }
  /** The file could not be read; the reason comes from the browser. */
  | { readonly why: "unread"; readonly reason: string };

/** Thrown to stop reading: a line is too long, or too many lines are not JSON objects. */
export class NoRecording extends Error {
  override readonly name = "NoRecording";

  constructor(
    readonly why: "line" | "lines",
    message: string,
  ) {
    super(message);
  }
}
