import { COMMON_PASSWORDS } from "./common-passwords.ts";

/** Signs that people put in the place of letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "!": "i",
  "€": "e",
  "+": "t",
};
/** Shorter parts of a name or an e-mail are in too many words. */
const SHORTEST_NAME = 4;
const MOST_IN_A_ROW = 0.6;

/**
 * Whether a password is among the first that are tried: a common word however it is dressed up, characters in
 * a row or again and again, or a name of the person (`about`: names, user name, e-mail).
 */
export function isWeakPassword(password: string, about: readonly (string | null)[]): boolean {
  const typed = password.normalize("NFC").toLowerCase();
  return (
    stemsOf(typed).some((stem) => COMMON_PASSWORDS.has(stem)) ||
    isRow(typed) ||
    namesIn(about).some((name) => typed.includes(name) || plain(typed).includes(name))
  );
}

/** The whole has four classes of characters in eight or more. */
export const hasFourClasses = (password: string): boolean =>
  Array.from(password).length >= 8 &&
  [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u].every((one) => one.test(password));

/**
 * What is left of a password without the digits and signs around it, as it is and with signs read as letters.
 */
function stemsOf(typed: string): string[] {
  const whole = [
    bare(typed),
    plain(bare(typed)),
    bare(plain(typed)),
    Array.from(typed).filter(isLetter).join(""),
  ];
  // Twice the same word is no better than once.
  return [
    ...whole,
    ...whole.flatMap((stem) =>
      stem !== "" && stem === stem.slice(0, stem.length / 2).repeat(2) ? stem.slice(0, stem.length / 2) : [],
    ),
  ];
}

const isLetter = (sign: string) => /\p{L}/u.test(sign);

/** From the first letter to the last. */
function bare(text: string): string {
  const signs = Array.from(text);
  return signs.slice(signs.findIndex(isLetter), signs.findLastIndex(isLetter) + 1).join("");
}

const plain = (text: string) => Array.from(text, (sign) => LOOKALIKES[sign] ?? sign).join("");

/** Most of it goes up, down or nowhere, one step at a time; or it is made of three characters. */
function isRow(typed: string): boolean {
  const codes = Array.from(typed, (sign) => sign.codePointAt(0) ?? 0);
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) <= 1).length;
  return new Set(codes).size <= 3 || steps >= MOST_IN_A_ROW * (codes.length - 1);
}

const namesIn = (about: readonly (string | null)[]): string[] =>
  about
    .flatMap((name) => (name === null ? [] : [name.toLowerCase(), ...name.toLowerCase().split(/[@\s]/)]))
    .filter((name) => name.length >= SHORTEST_NAME);
