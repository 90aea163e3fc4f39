/**
 * Returns a name as a user can type it to confirm a deletion: without invisible characters, and with single
 * spaces instead of line breaks and repeated spaces; "" if nothing remains.
 */
export const typeable = (name: string): string =>
  name.normalize("NFC").replaceAll(/\s+/gu, " ").replaceAll(/\p{C}/gu, "").replaceAll(/ {2,}/gu, " ").trim();
