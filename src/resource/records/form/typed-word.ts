/**
 * A name as it can be read in one line and typed, without the signs that nobody sees; "" where there are no
 * others.
 */
export const typeable = (name: string): string =>
  name.normalize("NFC").replaceAll(/\s+/gu, " ").replaceAll(/\p{C}/gu, "").replaceAll(/ {2,}/gu, " ").trim();
