/** The longest id that any resource takes. */
const LONGEST = 64;

/**
 * What systems would call whatever people call so: its Latin letters and its digits, with single dashes
 * between.
 */
export const proposedId = (title: string): string =>
  title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, "");
