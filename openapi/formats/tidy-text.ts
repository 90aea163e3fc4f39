/**
 * A visible character: neither whitespace nor a format character such as a zero-width space or a soft hyphen.
 */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Trims a text for storage; empty if it has no visible character. */
export const tidyText = (text: string): string => (VISIBLE.test(text) ? text.trim() : "");

/**
 * Returns whether a text is stored verbatim, including surrounding spaces: write-only texts and those marked
 * `x-exact` in the contract, such as templates and code.
 */
export const isExact = (schema: Readonly<Record<string, unknown>>): boolean =>
  schema["writeOnly"] === true || schema["x-exact"] === true;
