/**
 * Text that a spreadsheet may run as a formula when it opens a CSV file: it begins with a formula character
 * (also after spaces, or in full-width form), or with whitespace that moves the text to another cell.
 */
const LIKE_A_FORMULA = /^[\s']*[=+\-@＝＋－＠]|^'*[\t\r\n]/;

/** A signed number, such as a phone number, which is not a formula. */
const SIGNED_NUMBER = /^[+-](?=[ .]*\d)[\d ]*\.?[\d ]*$/;

/**
 * Escapes a text for a CSV file: puts an apostrophe before a text that looks like a formula, except before
 * signed numbers. Removing the apostrophe restores the text.
 */
export const plainText = (text: string): string =>
  LIKE_A_FORMULA.test(text) && !SIGNED_NUMBER.test(text) ? `'${text}` : text;
