import { isolated } from "../../../../i18n/isolated.ts";
import type { WatchFault } from "../../../../streams/replay/watch-expression.ts";
import type { ExpectationSpeech } from "../expectations/expectation-words.ts";

/**
 * Why an expression says nothing, in a sentence that tells the place: its letters are counted from 1, as one
 * counts them.
 */
export function watchFaultWords(
  { what, at, found, known, limit }: WatchFault,
  typed: string,
  { say, formats }: ExpectationSpeech,
): string {
  const told = {
    at: Array.from(typed.slice(0, at)).length + 1,
    found: isolated(found),
    known: formats.list(known),
    limit,
  };
  return say.replay.inspector.watch.faults[what](told);
}
