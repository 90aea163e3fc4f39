/** A fault that the sums of a recording reveal. `line` counts from 1, including the header. */
export type SealFinding =
  /** The lines from `line` to `to` were changed; originally there were `wrote` lines. */
  | { readonly what: "changed"; readonly line: number; readonly to: number; readonly wrote: number }
  /** `count` lines before `line` were removed. */
  | { readonly what: "missing"; readonly line: number; readonly count: number }
  /** The lines from `line` to `to` were put in. */
  | { readonly what: "added"; readonly line: number; readonly to: number }
  /** The lines from `line` to `to` are all there, in another order. */
  | { readonly what: "moved"; readonly line: number; readonly to: number }
  /** A checkpoint is damaged, so the lines before it cannot be verified. */
  | { readonly what: "checkpoint"; readonly line: number }
  /**
   * The end is missing: `line` is the last that is there, and nothing vouches for the lines from `from` on.
   */
  | { readonly what: "cut"; readonly line: number; readonly from: number };

/**
 * Returns the differences between the actual and the written sums of lines. `first` is the number of the
 * first line.
 */
export function differences(are: readonly string[], were: readonly string[], first: number): SealFinding[] {
  let begin = 0;
  while (begin < are.length && begin < were.length && are[begin] === were[begin]) begin++;
  let end = 0;
  while (
    end < are.length - begin &&
    end < were.length - begin &&
    are[are.length - 1 - end] === were[were.length - 1 - end]
  )
    end++;
  const [is, was] = [are.slice(begin, are.length - end), were.slice(begin, were.length - end)];
  const line = first + begin;
  const to = line + is.length - 1;
  if (is.length === 0 && was.length === 0) return [];
  if (is.length === 0) return [{ what: "missing", line, count: was.length }];
  if (was.length === 0) return [{ what: "added", line, to }];
  if (is.toSorted().join() === was.toSorted().join()) return [{ what: "moved", line, to }];
  if (is.length !== was.length) return [{ what: "changed", line, to, wrote: was.length }];
  return is.flatMap((sum, index) =>
    sum === was[index] ? [] : [{ what: "changed" as const, line: line + index, to: line + index, wrote: 1 }],
  );
}
