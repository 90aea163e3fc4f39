/**
 * What a terminal obeys instead of showing it, and what turns the order of the letters around it: all but
 * line feeds and tabs.
 */
const OBEYED = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;
const CODE_DIGITS = 4;

/**
 * A text that may come out of a file of strangers, with each sign that a terminal obeys as its code, in the
 * way that JSON writes it.
 */
export const visible = (text: string): string =>
  text.replace(OBEYED, (sign) =>
    sign === "\n" || sign === "\t"
      ? sign
      : `\\u${sign.charCodeAt(0).toString(16).padStart(CODE_DIGITS, "0")}`,
  );
