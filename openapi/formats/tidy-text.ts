/**
 * A sign that can be seen: neither a blank nor one of those that only steer others, such as a space of no
 * width or a soft hyphen.
 */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** A text as it is kept: without the blanks around it, and as nothing where no sign of it can be seen. */
export const tidyText = (text: string): string => (VISIBLE.test(text) ? text.trim() : "");

/**
 * Whether a text is kept to the letter, for blanks may be meant in it: what is written and never read again,
 * and what the contract says it of by `x-exact`, such as templates and code.
 */
export const isExact = (schema: Readonly<Record<string, unknown>>): boolean =>
  schema["writeOnly"] === true || schema["x-exact"] === true;
