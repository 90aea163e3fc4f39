import { type WatchFault, WrongExpression } from "./watch-expression.ts";
import { parsed } from "./watch-parse.ts";
import type { Watching } from "./watch-path.ts";
import { readingOf, type WatchKind, type WatchReading } from "./watch-reading.ts";

/**
 * What a watched expression says at a moment, null or undefined where that is not known; or why it can say
 * nothing anywhere.
 */
export type Watched = { readonly value: unknown; readonly kind: WatchKind } | { readonly fault: WatchFault };

/**
 * Reads an expression and looks up what it names, so that it can be asked of every moment; or tells what is
 * wrong with it. Throws for no text.
 */
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
