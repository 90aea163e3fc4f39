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
