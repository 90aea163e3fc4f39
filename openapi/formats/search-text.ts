/** A number as people write it, with gaps and signs where they like, such as that of a telephone; not what stands in a longer word. */
const NUMBER = /(?<![\p{L}\p{N}])\+?\(?\d[\d\s()./-]*\d(?![\p{L}\p{N}])/gu;
/** So many digits make one. */
const FEWEST = 5;
/** More words than this are not looked for: what is typed after them narrows nothing. */
const MOST_WORDS = 10;

/** Returns a text without what makes no difference in a search or an order: case, accents, ligatures, and which apostrophe. */
export const foldText = (text: string): string =>
  text.replaceAll(/[\u2018\u2019\u02BC\u2032\u0060\u00B4]/g, "'").normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("\u00DF", "ss").replaceAll("\u00E6", "ae").replaceAll("\u0153", "oe").replaceAll("\u03C2", "\u03C3");

/** The digits of a number, without the sign or the zeros that stand before the code of a country. */
function digitsOf(number: string): string | null {
  const digits = number.replaceAll(/\D/g, "").replace(/^00/, "");
  return digits.length >= FEWEST ? digits : null;
}

/** Returns what is searched in of a record's texts: folded, and the digits of their numbers besides. */
export const searchKey = (texts: readonly (string | null | undefined)[]): string =>
  texts
    .flatMap((text) => {
      const folded = foldText(text ?? "");
      return [folded, ...[...folded.matchAll(NUMBER)].flatMap(([number]) => digitsOf(number) ?? []).filter((digits) => !folded.includes(digits))];
    })
    .filter((part) => part !== "")
    .join(" ");

/**
 * Returns the words of what somebody looks for, of which all have to be found, in any order; each as the spellings of
 * which one is enough. A word of a number is found by the digits of the whole number, too.
 */
export function searchWords(typed: string): (readonly string[])[] {
  const folded = foldText(typed);
  const numbers = [...folded.matchAll(NUMBER)].map(({ 0: number, index }) => ({ from: index, until: index + number.length, digits: digitsOf(number) }));
  const words = [...folded.matchAll(/\S+/g)].map(({ 0: word, index }): readonly string[] => {
    const digits = numbers.find(({ from, until }) => from < index + word.length && index < until)?.digits;
    return digits && digits !== word ? [word, digits] : [word];
  });
  return words.slice(0, MOST_WORDS);
}

/** Whether a text that `searchKey` made holds all words. */
export const holdsWords = (key: string, words: readonly (readonly string[])[]): boolean => words.every((spellings) => spellings.some((spelling) => key.includes(spelling)));
