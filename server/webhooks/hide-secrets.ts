/** Replacement for a masked secret. */
const HIDDEN = "\u2022\u2022\u2022";
/** Minimum length of a masked part of a secret. A shorter part could be an ordinary word. */
const MIN_PIECE = 6;
/**
 * Minimum length of masked credentials. A mask of shorter ones would replace single letters in every text.
 */
const MIN_CREDENTIALS = 3;

/**
 * Returns all texts that reveal a secret, the longest first. These are the whole value, a header value
 * without its scheme (such as `Bearer`), decoded Basic credentials and their password, and single parameters
 * or words of the value. Each text is returned verbatim, in base64, URL-encoded and JSON-escaped.
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
    ...[credentials, decoded, password].filter((part) => part.length >= MIN_CREDENTIALS),
    ...pieces.filter((piece) => piece.length >= MIN_PIECE),
  ];
  const variants = [secret, ...parts].flatMap((part) => [
    part,
    ...inBase64(part),
    encodeURIComponent(part),
    JSON.stringify(part).slice(1, -1),
    part.replaceAll("/", "\\/"),
  ]);
  return [...new Set(variants)].filter((text) => text !== "").toSorted((a, b) => b.length - a.length);
}

/** Returns a text in base64 with and without padding, and in base64url. */
function inBase64(text: string): string[] {
  const bytes = Buffer.from(text);
  return [
    bytes.toString("base64"),
    bytes.toString("base64").replaceAll("=", ""),
    bytes.toString("base64url"),
  ];
}

/** Masks all secrets in a text. If the text is truncated, an incomplete secret at its end is masked too. */
export function hideSecrets(text: string, secrets: readonly string[], isCut: boolean): string {
  const forms = secrets.flatMap(formsOf).toSorted((a, b) => b.length - a.length);
  const hidden = forms.reduce((shown, form) => shown.replaceAll(form, HIDDEN), text);
  const partialLength = isCut ? Math.max(0, ...forms.map((form) => partialSecretLength(hidden, form))) : 0;
  return partialLength === 0 ? hidden : hidden.slice(0, -partialLength) + HIDDEN;
}

/** Returns the length of the longest incomplete beginning of a secret at the end of a text; 0 without one. */
function partialSecretLength(text: string, secret: string): number {
  for (let length = Math.min(secret.length - 1, text.length); length > 0; length--)
    if (text.endsWith(secret.slice(0, length))) return length;
  return 0;
}
