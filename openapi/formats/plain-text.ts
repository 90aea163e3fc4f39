/**
 * What a spreadsheet takes for a formula where it reads a text file: a sign that begins one, also behind blanks and in
 * the wide forms that some take for the same, or a blank that moves it to another cell.
 */
const LIKE_A_FORMULA = /^[\s']*[=+\-@＝＋－＠]|^'*[\t\r\n]/;

/** A text as a text file has it: what looks like a formula stands behind an apostrophe, as one types it into a spreadsheet. Taking one apostrophe away gives the text again. */
export const plainText = (text: string): string => (LIKE_A_FORMULA.test(text) ? `'${text}` : text);
