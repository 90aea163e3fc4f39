import { type PatternItem, parsePattern } from "../../openapi/formats/parse-pattern.ts";

type Next = (at: number) => boolean;

/**
 * Matches a whole text with a pattern as a backtracking matcher does, and counts the items that it tries. Throws where
 * they are more than `most`: what would run for ever fails instead, on a machine of any speed.
 */
export function countedMatch(pattern: string, text: string, most: number): { readonly matches: boolean; readonly steps: number } {
  const parsed = parsePattern(pattern);
  if (!parsed) throw new Error(`${pattern} cannot be followed.`);
  let steps = 0;
  const verdicts = new Map<string, boolean>();
  const fits = (written: string, character: string | undefined): boolean => {
    if (character === undefined) return false;
    const key = `${written} ${character}`;
    const verdict = verdicts.get(key) ?? new RegExp(`^(?:${written})$`, "su").test(character);
    verdicts.set(key, verdict);
    return verdict;
  };
  const once = (item: PatternItem, at: number, next: Next): boolean => {
    if (++steps > most) throw new Error(`${pattern} takes more than ${most} steps.`);
    return item.written === null ? anyOf(item.group, at, next) : fits(item.written, text[at]) && next(at + 1);
  };
  const again = (item: PatternItem, times: number, at: number, next: Next): boolean => {
    // Like JavaScript's, a repetition beyond the least has to take something.
    if (times < item.most && once(item, at, (to) => (to > at || times < item.least) && again(item, times + 1, to, next))) return true;
    return times >= item.least && next(at);
  };
  const allOf = (items: readonly PatternItem[], place: number, at: number, next: Next): boolean => {
    const item = items[place];
    return item ? again(item, 0, at, (to) => allOf(items, place + 1, to, next)) : next(at);
  };
  const anyOf = (group: PatternItem["group"], at: number, next: Next): boolean => group.some((items) => allOf(items, 0, at, next));
  return { matches: anyOf(parsed, 0, (at) => at === text.length), steps };
}
