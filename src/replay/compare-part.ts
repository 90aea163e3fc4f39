import type { Refusal } from "../../streams/recording/refusal.ts";
import { aligning, type Alignment } from "../../streams/replay/align.ts";
import { FOLDS } from "../../streams/replay/folds.ts";
import { foldsApart, type Parting } from "../../streams/replay/folds-apart.ts";
import { FOLD_VERSION } from "../../streams/projections/floor.ts";
import type { Held } from "./worker-state.ts";
import { inStretches } from "./in-stretches.ts";
import { openFile, type Progress } from "./open-file.ts";
import { refusalOf } from "./refused.ts";

/**
 * Result of comparing the open replay file with another one: the alignment, or the reason why the other file
 * cannot be read. `stopped`: the comparison was canceled.
 */
export type Compared =
  | {
      readonly kind: "compared";
      readonly name: string;
      readonly length: number;
      readonly alignment: Alignment;
    }
  | { readonly kind: "refused"; readonly name: string; readonly refusal: Refusal }
  | { readonly kind: "stopped" };

/**
 * Result of comparing two versions of the fold, which computes the floor from events. `parting` is their
 * first difference; null if they never differ.
 */
export type ComparedFolds =
  | { readonly kind: "compared"; readonly parting: Parting | null }
  | { readonly kind: "stopped" };

/** Maximum number of listed differences; further ones are only counted. */
const LISTED = 100;

/**
 * Compares the open replay file with another one, or its floor under two versions of the fold. Runs one
 * comparison at a time.
 */
export const comparePart = (held: Held) => {
  let running = new AbortController();
  let part = 0;
  const begin = (): AbortSignal => {
    running.abort();
    part = 0;
    return (running = new AbortController()).signal;
  };
  const progress: Progress = (done, total) => void (part = total === 0 ? 1 : done / total);
  /**
   * Returns the callback for the pauses of a comparison: it reports progress, and throws after a
   * cancellation.
   */
  const going =
    (signal: AbortSignal, total: number, before = 0) =>
    (done: number) => {
      signal.throwIfAborted();
      progress(before + done, before + total);
    };
  return {
    /**
     * Aligns the open replay file with another one. Reading the other file and aligning the two each count as
     * half of the progress.
     */
    compareWith: async (file: Blob, name: string): Promise<Compared> => {
      const signal = begin();
      const { facts, length } = held.log;
      try {
        const { log } = await openFile(file, (done, total) => progress(done / 2, total), signal);
        const total = length + log.length;
        const alignment = await inStretches(aligning(facts, log.facts, LISTED), going(signal, total, total));
        progress(1, 1);
        return { kind: "compared", name: log.header.name, length: log.length, alignment };
      } catch (error) {
        return signal.aborted ? { kind: "stopped" } : { kind: "refused", name, refusal: refusalOf(error) };
      }
    },
    /** Returns all versions of the fold, and the current one. */
    foldVersions: (): { readonly versions: readonly number[]; readonly current: number } => ({
      versions: [...FOLDS.keys()],
      current: FOLD_VERSION,
    }),
    /** Finds the first difference between the current fold and another version, which must exist. */
    compareFolds: async (version: number): Promise<ComparedFolds> => {
      const signal = begin();
      const { log } = held;
      const [other, current] = [FOLDS.get(version), FOLDS.get(FOLD_VERSION)];
      if (!other || !current) throw new RangeError(`There is no version ${version} of the fold.`);
      const between = [...FOLDS].flatMap(([one, { partsAt }]) => (one >= version ? [partsAt] : []));
      try {
        return {
          kind: "compared",
          parting: await inStretches(
            foldsApart(log, other.fold, current.fold, (event) => between.some((partsAt) => partsAt(event))),
            going(signal, log.length),
          ),
        };
      } catch (error) {
        if (signal.aborted) return { kind: "stopped" };
        throw error;
      }
    },
    /** Returns the progress of a comparison, from 0 to 1. */
    comparedSoFar: (): number => part,
    stopComparing: (): void => running.abort(),
  };
};
