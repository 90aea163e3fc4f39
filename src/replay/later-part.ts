import { type Fate, type Fates, readingFates } from "../../streams/replay/later.ts";
import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import type { Held } from "./held.ts";
import { inStretches } from "./in-stretches.ts";

/** Tells from a recording's future what becomes of those who wait. */
export const laterPart = (held: Held) => {
  let read: { readonly log: RecordedLog; readonly fates: Promise<Fates> } | null = null;
  return {
    /**
     * What becomes of these queue entries in what is shown, in their order; null of one that it does not
     * know.
     */
    fates: async (entries: readonly string[]): Promise<readonly (Fate | null)[]> => {
      const { log } = held.side(held.looked);
      if (read?.log !== log) read = { log, fates: inStretches(readingFates(log)) };
      const fates = await read.fates;
      return entries.map((entry) => fates.get(entry) ?? null);
    },
  };
};
