import { type WatchFault, WrongExpression } from "./watch-expression.ts";
import { parsed } from "./watch-parse.ts";
import type { Watching } from "./watch-path.ts";
import { readingOf, type WatchKind, type WatchReading } from "./watch-reading.ts";

/** Value of a watched expression (null or undefined if unknown), or the fault of the expression. */
export type Watched = { readonly value: unknown; readonly kind: WatchKind } | { readonly fault: WatchFault };

/** Parses an expression and resolves its names. Returns its fault instead of throwing. */
export function watchReading(
  text: string,
  watching: Watching,
): WatchReading | { readonly fault: WatchFault } {
  try {
    return readingOf(parsed(text), watching);
  } catch (error) {
    if (error instanceof WrongExpression) return { fault: error.fault };
    throw error;
  }
}
