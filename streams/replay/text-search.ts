import { FEWEST_DIGITS, holdsWords, searchKey, searchWords } from "../../openapi/formats/search-text.ts";

const OTHER_LETTERS = /[^ -~]/;

/**
 * Returns a predicate for texts that contain all typed words, in any order; null without words. Normalizing a
 * text (accents, digits) costs far more than searching it, so a text is normalized only if this can change
 * the result.
 */
export function textSearch(typed: string): ((text: string) => boolean) | null {
  const words = searchWords(typed);
  if (words.length === 0) return null;
  const hasNumber = typed.replaceAll(/\D/g, "").length >= FEWEST_DIGITS;
  return (text) =>
    holdsWords(text.toLowerCase(), words) ||
    ((hasNumber || OTHER_LETTERS.test(text)) && holdsWords(searchKey([text]), words));
}
