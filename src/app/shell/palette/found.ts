import { foldText } from "../../../../openapi/formats/search-text.ts";

/** Range of a match in a text, end exclusive. */
export type Hit = readonly [from: number, to: number];

interface Found {
  /** Lower is a better match. */
  readonly distance: number;
  readonly hits: readonly Hit[];
}

/** A folded text, with the range of each of its letters in the original. */
interface Folded {
  readonly text: string;
  readonly places: readonly Hit[];
}

/** Folds a text letter by letter: one may become two, such as ß. */
function folded(text: string): Folded {
  const places: Hit[] = [];
  let looked = "";
  let from = 0;
  for (const sign of text) {
    const fold = foldText(sign);
    const last = places.at(-1);
    // A combining mark belongs to the preceding letter.
    if (fold === "" && last) places[places.length - 1] = [last[0], from + sign.length];
    looked += fold;
    for (let at = 0; at < fold.length; at++) places.push([from, from + sign.length]);
    from += sign.length;
  }
  return { text: looked, places };
}

const WORD = /[\p{L}\p{N}]/u;
const begins = (text: string, at: number): boolean => at === 0 || !WORD.test(text[at - 1] ?? "");

/** From this length on a word may have one letter wrong, missing, or too many, or two in the wrong order. */
const LONG_ENOUGH = 4;

/** The length of the beginning of `text` that is `word` but for one slip; 0 where there is none. */
function nearly(text: string, word: string): number {
  if (word.length < LONG_ENOUGH || text[0] !== word[0]) return 0;
  const same = (length: number, other: string) => text.slice(0, length) === other;
  for (let at = 1; at < word.length; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at + 1)];
    if (text.length >= word.length && same(word.length, head + (text[at] ?? "") + tail)) return word.length;
    if (same(word.length - 1, head + tail)) return word.length - 1;
    if (text.length > word.length && same(word.length + 1, head + (text[at] ?? "") + word.slice(at)))
      return word.length + 1;
    const turned = head + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2);
    if (at + 1 < word.length && same(word.length, turned)) return word.length;
  }
  return 0;
}

function wordIn(text: string, word: string): { readonly hit: Hit; readonly distance: number } | null {
  let inside: number | null = null;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (begins(text, at)) return { hit: [at, at + word.length], distance: at === 0 ? 0 : 1 };
    inside ??= at;
  }
  if (inside !== null) return { hit: [inside, inside + word.length], distance: 3 };
  for (let at = 0; at < text.length; at += 1) {
    const length = begins(text, at) ? nearly(text.slice(at), word) : 0;
    if (length > 0) return { hit: [at, at + length], distance: 6 };
  }
  return null;
}

/**
 * Matches all typed words in a text and returns the ranges and distance; null if one is missing. An empty
 * query matches everything.
 */
export function foundIn(text: string, typed: string): Found | null {
  const { text: looked, places } = folded(text);
  const words = folded(typed).text.split(/\s+/u).filter(Boolean);
  const hits: Hit[] = [];
  let distance = 0;
  for (const one of words.map((word) => wordIn(looked, word))) {
    if (!one) return null;
    const [[first] = [0], [, last] = [0, 0]] = [places[one.hit[0]], places[one.hit[1] - 1]];
    hits.push([first, last]);
    distance += one.distance;
  }
  return { distance, hits: hits.toSorted(([one], [other]) => one - other) };
}
