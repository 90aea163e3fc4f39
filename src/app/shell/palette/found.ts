import { foldText } from "../../../../openapi/formats/search-text.ts";

/** Range of a match in a text, end exclusive. */
export type Hit = readonly [from: number, to: number];

interface Found {
  /** Lower is a better match. */
  readonly distance: number;
  readonly hits: readonly Hit[];
}

/** A text without case and accents, with the original range of each of its letters. */
interface Folded {
  readonly text: string;
  readonly places: readonly Hit[];
}

/** Removes case and accents letter by letter. One letter may become two, such as ß. */
function folded(text: string): Folded {
  const places: Hit[] = [];
  let plain = "";
  let from = 0;
  for (const sign of text) {
    const fold = foldText(sign);
    const last = places.at(-1);
    // A combining mark belongs to the preceding letter.
    if (fold === "" && last) places[places.length - 1] = [last[0], from + sign.length];
    plain += fold;
    for (let at = 0; at < fold.length; at++) places.push([from, from + sign.length]);
    from += sign.length;
  }
  return { text: plain, places };
}

const WORD = /[\p{L}\p{N}]/u;
const begins = (text: string, at: number): boolean => at === 0 || !WORD.test(text[at - 1] ?? "");

/**
 * Minimum length of a word for which one typo is accepted: a wrong, missing or extra letter, or two swapped
 * letters.
 */
const TYPO_MIN_LENGTH = 4;

/**
 * Returns the length of the prefix of `text` that equals `word` except for one typo, which cannot be in the
 * first letter; 0 if there is no such prefix.
 */
function prefixWithTypo(text: string, word: string): number {
  if (word.length < TYPO_MIN_LENGTH || text[0] !== word[0]) return 0;
  const same = (length: number, other: string) => text.slice(0, length) === other;
  for (let at = 1; at < word.length; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at + 1)];
    if (text.length >= word.length && same(word.length, head + (text[at] ?? "") + tail)) return word.length;
    if (same(word.length - 1, head + tail)) return word.length - 1;
    if (text.length > word.length && same(word.length + 1, head + (text[at] ?? "") + word.slice(at)))
      return word.length + 1;
    const swapped = head + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2);
    if (at + 1 < word.length && same(word.length, swapped)) return word.length;
  }
  return 0;
}

/**
 * Finds the best match of a word in a text: at the start of the text, at the start of another word, inside a
 * word, or at the start of a word with a typo.
 */
function wordIn(text: string, word: string): { readonly hit: Hit; readonly distance: number } | null {
  let inside: number | null = null;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (begins(text, at)) return { hit: [at, at + word.length], distance: at === 0 ? 0 : 1 };
    inside ??= at;
  }
  if (inside !== null) return { hit: [inside, inside + word.length], distance: 3 };
  for (let at = 0; at < text.length; at += 1) {
    const length = begins(text, at) ? prefixWithTypo(text.slice(at), word) : 0;
    if (length > 0) return { hit: [at, at + length], distance: 6 };
  }
  return null;
}

/**
 * Finds all typed words in a text and returns their ranges and distance; null if a word is missing. An empty
 * query matches everything.
 */
export function foundIn(text: string, typed: string): Found | null {
  const { text: plain, places } = folded(text);
  const words = folded(typed).text.split(/\s+/u).filter(Boolean);
  const hits: Hit[] = [];
  let distance = 0;
  for (const one of words.map((word) => wordIn(plain, word))) {
    if (!one) return null;
    const [[first] = [0], [, last] = [0, 0]] = [places[one.hit[0]], places[one.hit[1] - 1]];
    hits.push([first, last]);
    distance += one.distance;
  }
  return { distance, hits: hits.toSorted(([one], [other]) => one - other) };
}
