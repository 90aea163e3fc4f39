/** A name in one line, so that nobody writes paragraphs of their own into a letter of ours. */
export const inLine = (name: string): string => name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
