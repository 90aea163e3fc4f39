/** Replaces a secret. */
const HIDDEN = "\u2022\u2022\u2022";
/** Shorter pieces of a secret could be any word, and are not masked. */
const SHORTEST_PIECE = 6;
/** Shorter credentials would mask single letters of every text. */
const SHORTEST = 3;

/**
 * Returns every text that reveals a secret: the whole value, a header value without its scheme, decoded Basic
 * credentials, and single parameters; each verbatim, in base64, URL-encoded and JSON-escaped. The longest
 * first.
 */
function formsOf(secret: string): string[] {
  const credentials = /^[a-z][\w-]*\s+(\S[\s\S]*)$/i.exec(secret)?.[1]?.trim() ?? "";
  const decoded = /^basic\s/i.test(secret) ? Buffer.from(credentials, "base64").toString() : "";
  const password = decoded.slice(decoded.indexOf(":") + 1);
  const pieces = (credentials || secret)
    .split(/[\s,;]+/)
    .flatMap((piece) => [
      piece,
      piece.slice(piece.indexOf("=") + 1).replaceAll('"', ""),
      piece.replace(/^[a-z]+_/, ""),
    ]);
  const parts = [
    ...[credentials, decoded, password].filter((part) => part.length >= SHORTEST),
    ...pieces.filter((piece) => piece.length >= SHORTEST_PIECE),
  ];
  const written = [secret, ...parts].flatMap((part) => [
    part,
    ...inBase64(part),
    encodeURIComponent(part),
    JSON.stringify(part).slice(1, -1),
    part.replaceAll("/", "\\/"),
  ]);
  return [...new Set(written)].filter((text) => text !== "").toSorted((a, b) => b.length - a.length);
}

/** Returns a text in base64, with padding and without, and in the alphabet of URLs. */
function inBase64(text: string): string[] {
  const bytes = Buffer.from(text);
  return [
    bytes.toString("base64"),
    bytes.toString("base64").replaceAll("=", ""),
    bytes.toString("base64url"),
  ];
}

/** Masks all secrets in a text. The end of a truncated text may be the beginning of a secret. */
export function hideSecrets(text: string, secrets: readonly string[], isCut: boolean): string {
  const forms = secrets.flatMap(formsOf).toSorted((a, b) => b.length - a.length);
  const hidden = forms.reduce((shown, form) => shown.replaceAll(form, HIDDEN), text);
  const begun = isCut ? Math.max(0, ...forms.map((form) => beginningAt(hidden, form))) : 0;
  return begun === 0 ? hidden : hidden.slice(0, -begun) + HIDDEN;
}

/** Returns how many characters at the end of a text are the start of a secret. */
function beginningAt(text: string, secret: string): number {
  for (let length = Math.min(secret.length - 1, text.length); length > 0; length--)
    if (text.endsWith(secret.slice(0, length))) return length;
  return 0;
}
