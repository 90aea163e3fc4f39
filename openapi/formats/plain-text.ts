/**
 * What a spreadsheet takes for a formula where it reads a text file: a sign that begins one, also behind
 * blanks and in the wide forms that some take for the same, or a blank that moves it to another cell.
 */
const LIKE_A_FORMULA = /^[\s']*[=+\-@＝＋－＠]|^'*[\t\r\n]/;

/** A signed number, such as a telephone number: a spreadsheet evaluates nothing in it. */
const SIGNED_NUMBER = /^[+-](?=[ .]*\d)[\d ]*\.?[\d ]*$/;

/**
 * Escapes a text for a CSV file: puts an apostrophe before anything that looks like a formula, except signed
 * numbers. Removing that apostrophe restores the text.
 */
export const plainText = (text: string): string =>
  LIKE_A_FORMULA.test(text) && !SIGNED_NUMBER.test(text) ? `'${text}` : text;
