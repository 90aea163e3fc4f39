import { type LeftOut, reasonOf } from "./left-out.ts";
import type { LogRow } from "./logged-fact.ts";

/** Thrown by an adapter for a row that cannot be converted. */
class BrokenRow extends Error {
  override readonly name = "BrokenRow";
  constructor(readonly leftOut: LeftOut) {
    super(reasonOf(leftOut));
  }
}

/** Throws a BrokenRow with a reason; `rowOr` then leaves out the current row. */
export function leaveOut(reason: LeftOut): never {
  throw new BrokenRow(reason);
}

/** Returns the result of `read`. If it throws a BrokenRow, returns a left-out row with the reason instead. */
export function rowOr<Row>(line: number, read: () => Row): Row | (LogRow & { leftOut: LeftOut }) {
  try {
    return read();
  } catch (error) {
    if (error instanceof BrokenRow) return { line, leftOut: error.leftOut };
    throw error;
  }
}
