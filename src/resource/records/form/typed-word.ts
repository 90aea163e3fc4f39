/**
 * Returns a name without invisible characters and line breaks, so that it can be typed; "" if nothing
 * remains.
 */
export const typeable = (name: string): string =>
  name.normalize("NFC").replaceAll(/\s+/gu, " ").replaceAll(/\p{C}/gu, "").replaceAll(/ {2,}/gu, " ").trim();
