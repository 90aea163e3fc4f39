/** The id of a POC in what was typed or scanned, or null where it is none: 3 to 64 letters, digits, dots, dashes and underscores. */
export function pocIdIn(text: string): string | null {
  const id = text.trim();
  return /^[A-Za-z0-9][\w.-]{2,63}$/.test(id) ? id : null;
}
