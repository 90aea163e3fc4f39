import { holdsWords, searchKey, searchWords } from "../../openapi/formats/search-text.ts";

const OTHER_LETTERS = /[^ -~]/;
/** With fewer digits it is no telephone number. */
const FEWEST_DIGITS = 5;

/**
 * Returns a test of texts: whether one has all typed words, in any order, as in every list. Folding a text costs ten times
 * as much as looking for words in it, so a text is folded only if that can make a difference.
 */
export function textSearch(typed: string): (text: string) => boolean {
  const words = searchWords(typed);
  const hasNumber = typed.replaceAll(/\D/g, "").length >= FEWEST_DIGITS;
  if (words.length === 0) return () => true;
  return (text) => holdsWords(text.toLowerCase(), words) || ((hasNumber || OTHER_LETTERS.test(text)) && holdsWords(searchKey([text]), words));
}
