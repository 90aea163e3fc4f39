import type { LogRow } from "./logged-fact.ts";

/** Thrown by an adapter for a row of which nothing can be made; its message completes "left out, because". */
class BrokenRow extends Error {
  override readonly name = "BrokenRow";
}

/** Gives up on the row that is being read, with the reason. */
export function leaveOut(reason: string): never {
  throw new BrokenRow(reason);
}

/** What `read` makes of a row, or the row left out with the reason that it gave. */
export function rowOr<Row>(line: number, read: () => Row): Row | (LogRow & { leftOut: string }) {
  try {
    return read();
  } catch (error) {
    if (error instanceof BrokenRow) return { line, leftOut: error.message };
    throw error;
  }
}
