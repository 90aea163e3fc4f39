import { align, type Alignment } from "../../streams/replay/align.ts";
import { FOLDS } from "../../streams/replay/folds.ts";
import { foldsApart, type Parting } from "../../streams/replay/folds-apart.ts";
import { FOLD_VERSION } from "../../streams/projections/floor.ts";
import type { Held } from "./held.ts";
import { inStretches } from "./in-stretches.ts";
import { openFile } from "./open-file.ts";

/** How another recording goes along with the one that is open, or what the file is called that cannot be read. */
export type Compared = { readonly name: string; readonly length: number; readonly alignment: Alignment } | { readonly unread: string };

/** The first differences; the others are only counted. */
const TOLD = 100;

/** Lays the open recording beside another one, and beside itself under another fold. */
export const comparePart = (held: Held) => ({
  compareWith: async (file: Blob, name: string): Promise<Compared> => {
    try {
      const { log } = await openFile(file, () => undefined, new AbortController().signal);
      return { name: log.header.name, length: log.length, alignment: align(held.log.facts, log.facts, TOLD) };
    } catch {
      return { unread: name };
    }
  },
  /** Every version of the fold that there is, and the one that is current. */
  foldVersions: (): { readonly versions: readonly number[]; readonly current: number } => ({ versions: [...FOLDS.keys()], current: FOLD_VERSION }),
  /** Where the current fold and another version of it first part; null where they never do. */
  compareFolds: (version: number): Promise<Parting | null> => {
    const [other, current] = [FOLDS.get(version), FOLDS.get(FOLD_VERSION)];
    if (!other || !current) throw new RangeError(`There is no version ${version} of the fold.`);
    return inStretches(foldsApart(held.log, other, current));
  },
});
