import { type PatternItem, parsePattern } from "../../openapi/formats/parse-pattern.ts";

type Next = (at: number) => boolean;

/**
 * Returns true if a pattern matches a whole text, found as a backtracking matcher does. Throws where it tries more
 * than `most` items: what would run for ever fails instead, on a machine of any speed.
 */
export function matchesWithin(most: number, pattern: string, text: string): boolean {
  const parsed = parsePattern(pattern);
  if (!parsed) throw new Error(`${pattern} cannot be followed.`);
  let steps = 0;
  /** For each item that is no group, at which places of the text it fits. */
  const places = new Map<PatternItem, readonly boolean[]>();
  const placesOf = (item: PatternItem): readonly boolean[] => {
    const known = places.get(item);
    if (known) return known;
    const one = new RegExp(`^(?:${item.written})$`, "su");
    const found = Array.from(text, (character) => one.test(character));
    places.set(item, found);
    return found;
  };
  const once = (item: PatternItem, at: number, next: Next): boolean => {
    if (++steps > most) throw new Error(`${pattern} takes more than ${most} steps.`);
    return item.written === null ? anyOf(item.group, at, next) : placesOf(item)[at] === true && next(at + 1);
  };
  const again = (item: PatternItem, times: number, at: number, next: Next): boolean => {
    // Like JavaScript's, a repetition beyond the least has to take something.
    const more: Next = (to) => (to > at || times < item.least) && again(item, times + 1, to, next);
    return (times < item.most && once(item, at, more)) || (times >= item.least && next(at));
  };
  const allOf = (items: readonly PatternItem[], place: number, at: number, next: Next): boolean => {
    const item = items[place];
    return item ? again(item, 0, at, (to) => allOf(items, place + 1, to, next)) : next(at);
  };
  const anyOf = (group: PatternItem["group"], at: number, next: Next): boolean =>
    group.some((items) => allOf(items, 0, at, next));
  return anyOf(parsed, 0, (at) => at === text.length);
}
