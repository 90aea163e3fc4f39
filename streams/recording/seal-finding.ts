/** A fault detected by the checksums of a replay file. `line` counts from 1, including the header. */
export type SealFinding =
  /** The lines from `line` to `to` were changed; originally there were `wrote` lines. */
  | { readonly what: "changed"; readonly line: number; readonly to: number; readonly wrote: number }
  /** `count` lines before `line` were removed. */
  | { readonly what: "missing"; readonly line: number; readonly count: number }
  /** The lines from `line` to `to` were inserted. */
  | { readonly what: "added"; readonly line: number; readonly to: number }
  /** The lines from `line` to `to` were reordered. */
  | { readonly what: "moved"; readonly line: number; readonly to: number }
  /** A checkpoint is damaged, so the lines before it cannot be verified. */
  | { readonly what: "checkpoint"; readonly line: number }
  /** The end is missing: `line` is the last line, and no checkpoint covers the lines from `from` on. */
  | { readonly what: "cut"; readonly line: number; readonly from: number };

/**
 * Returns the differences between the checksums of a block's lines (`actual`) and those in its checkpoint
 * (`written`). `first` is the number of the block's first line.
 */
export function differences(
  actual: readonly string[],
  written: readonly string[],
  first: number,
): SealFinding[] {
  let begin = 0;
  while (begin < actual.length && begin < written.length && actual[begin] === written[begin]) begin++;
  let end = 0;
  while (
    end < actual.length - begin &&
    end < written.length - begin &&
    actual[actual.length - 1 - end] === written[written.length - 1 - end]
  )
    end++;
  const [changed, original] = [
    actual.slice(begin, actual.length - end),
    written.slice(begin, written.length - end),
  ];
  const line = first + begin;
  const to = line + changed.length - 1;
  if (changed.length === 0 && original.length === 0) return [];
  if (changed.length === 0) return [{ what: "missing", line, count: original.length }];
  if (original.length === 0) return [{ what: "added", line, to }];
  if (changed.toSorted().join() === original.toSorted().join()) return [{ what: "moved", line, to }];
  if (changed.length !== original.length) return [{ what: "changed", line, to, wrote: original.length }];
  return changed.flatMap((sum, index) =>
    sum === original[index]
      ? []
      : [{ what: "changed" as const, line: line + index, to: line + index, wrote: 1 }],
  );
}
