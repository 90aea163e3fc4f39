/**
 * What a spreadsheet takes for a formula where it reads a text file: a sign that begins one, also behind blanks and in
 * the wide forms that some take for the same, or a blank that moves it to another cell.
 */
const LIKE_A_FORMULA = /^[\s']*[=+\-@＝＋－＠]|^'*[\t\r\n]/;

/** A number with its sign, such as that of a telephone: a spreadsheet may take it for a number, and reckons nothing. */
const SIGNED_NUMBER = /^[+-](?=[ .]*\d)[\d ]*\.?[\d ]*$/;

/**
 * Returns a text as a text file has it: what looks like a formula stands behind an apostrophe, as one types it into a
 * spreadsheet. Taking that apostrophe away gives the text again. Telephone numbers stay as they are.
 */
export const plainText = (text: string): string => (LIKE_A_FORMULA.test(text) && !SIGNED_NUMBER.test(text) ? `'${text}` : text);
