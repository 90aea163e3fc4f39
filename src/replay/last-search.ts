import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import type { Held } from "./held.ts";
import { inStretches } from "./in-stretches.ts";

type Finding = Generator<number, Uint32Array>;

/**
 * Searches the recording that is open. What was found last stays at hand; whoever seeks something else ends
 * the search before.
 */
export function lastSearch<Filter>(
  held: Held,
  find: (log: RecordedLog, filter: Filter) => Finding | Promise<Finding>,
): (filter: Filter) => Promise<Uint32Array> {
  let last: { readonly log: RecordedLog; readonly key: string; readonly found: Promise<Uint32Array> } | null =
    null;
  return (filter) => {
    const { log } = held;
    const key = JSON.stringify(filter);
    if (last?.log === log && last.key === key) return last.found;
    const goOn = () => {
      if (last?.found !== found) throw new Error("Something else is sought by now.");
    };
    const found = Promise.resolve(find(log, filter)).then((steps) => inStretches(steps, goOn));
    last = { log, key, found };
    return found;
  };
}
