/** A number with spaces and punctuation, such as a phone number; not part of a longer word. */
const NUMBER = /(?<![\p{L}\p{N}])\+?\(?\d[\d\s()./-]*\d(?![\p{L}\p{N}])/gu;
/** The minimum number of digits of a phone number. */
export const FEWEST_DIGITS = 5;
/** The maximum number of words of a search; further words are ignored. */
const MOST_WORDS = 10;

/** Folds a text for searching and sorting: case, accents, ligatures and apostrophes make no difference. */
export const foldText = (text: string): string =>
  text
    .replaceAll(/[\u2018\u2019\u02BC\u2032\u0060\u00B4]/g, "'")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("\u00DF", "ss")
    .replaceAll("\u00E6", "ae")
    .replaceAll("\u0153", "oe")
    .replaceAll("\u03C2", "\u03C3");

/** Returns the digits of a number without its international prefix; null if there are too few. */
function digitsOf(number: string): string | null {
  const digits = number.replaceAll(/\D/g, "").replace(/^00/, "");
  return digits.length >= FEWEST_DIGITS ? digits : null;
}

/** Returns the digits of a text that is only a phone number; null if it is not. */
export function phoneDigits(text: string): string | null {
  const number = text.trim();
  return number.match(NUMBER)?.[0] === number ? digitsOf(number) : null;
}

/** Builds the search text of a record: its folded texts, and the digits of the numbers in them. */
export const searchKey = (texts: readonly (string | null | undefined)[]): string =>
  texts
    .flatMap((text) => {
      const folded = foldText(text ?? "");
      return [
        folded,
        ...[...folded.matchAll(NUMBER)]
          .flatMap(([number]) => digitsOf(number) ?? [])
          .filter((digits) => !folded.includes(digits)),
      ];
    })
    .filter((part) => part !== "")
    .join(" ");

/**
 * Splits a search into words; a record matches if it contains all of them, in any order. Each word is a list
 * of alternative spellings, because a part of a number also matches by the digits of the whole number.
 */
export function searchWords(typed: string): (readonly string[])[] {
  const folded = foldText(typed);
  const numbers = [...folded.matchAll(NUMBER)].map(({ 0: number, index }) => ({
    from: index,
    until: index + number.length,
    digits: digitsOf(number),
  }));
  const words = [...folded.matchAll(/\S+/g)].map(({ 0: word, index }): readonly string[] => {
    const digits = numbers.find(({ from, until }) => from < index + word.length && index < until)?.digits;
    return digits && digits !== word ? [word, digits] : [word];
  });
  return words.slice(0, MOST_WORDS);
}

/** Returns whether a search text, built by `searchKey`, contains all words. */
export const holdsWords = (key: string, words: readonly (readonly string[])[]): boolean =>
  words.every((spellings) => spellings.some((spelling) => key.includes(spelling)));
