import { type LeftOut, reasonOf } from "./left-out.ts";
import type { LogRow } from "./logged-fact.ts";

/** Thrown by an adapter for a row of which nothing can be made. */
class BrokenRow extends Error {
  override readonly name = "BrokenRow";
  constructor(readonly leftOut: LeftOut) {
    super(reasonOf(leftOut));
  }
}

/** Gives up on the row that is being read, with the reason. */
export function leaveOut(reason: LeftOut): never {
  throw new BrokenRow(reason);
}

/** Returns the result of `read`, or a row that is left out with the reason of its error. */
export function rowOr<Row>(line: number, read: () => Row): Row | (LogRow & { leftOut: LeftOut }) {
  try {
    return read();
  } catch (error) {
    if (error instanceof BrokenRow) return { line, leftOut: error.leftOut };
    throw error;
  }
}
