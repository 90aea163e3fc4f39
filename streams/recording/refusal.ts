/** Reason why a file cannot be shown, as a code for translation. */
export type Refusal =
  /**
   * Not a recording; empty; without any event; damaged header; damaged compression; invalid initial state; a
   * line without an end; too many invalid lines.
   */
  | { readonly why: "none" | "empty" | "eventless" | "damaged" | "packing" | "state" | "line" | "lines" }
  | { readonly why: "version" | "fold"; readonly version: string }
  /** Bytes. */
  | { readonly why: "size"; readonly limit: number }
  /** The file could not be read; the reason comes from the browser. */
  | { readonly why: "unread"; readonly reason: string };

/** Thrown to stop reading: a line without an end, or too many unreadable lines. */
export class NoRecording extends Error {
  override readonly name = "NoRecording";

  constructor(
    readonly why: "line" | "lines",
    message: string,
  ) {
    super(message);
  }
}
