const PLAIN = /[^\x20-\x7e]|["\\%]/gu;
/** What may stand in an extended value as it is (RFC 8187). */
const KEPT = /[^A-Za-z0-9!#$&+.^_`|~-]/gu;
const UTF_8 = new TextEncoder();

const escaped = (sign: string) =>
  [...UTF_8.encode(sign)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");

/**
 * Has a browser save what is sent, under this name (RFC 6266): as it is for those that understand it, and in
 * ASCII for the others.
 */
export const attachment = (name: string): string =>
  `attachment; filename="${name.replaceAll(PLAIN, "_")}"; filename*=UTF-8''${name.replaceAll(KEPT, (sign) => escaped(sign))}`;
