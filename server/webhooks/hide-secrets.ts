/** Stands where a secret stood. */
const HIDDEN = "\u2022\u2022\u2022";
/** A part of a secret that is shorter than this may be any word, and says nothing by itself. */
const SHORTEST = 6;

/**
 * Returns every text that gives a secret away: itself, the value of a header without its scheme, what Basic encodes, the
 * pairs and values that it is made of; each as it is, in base64, in a URL and in a JSON text. The longest first.
 */
function formsOf(secret: string): string[] {
  const credentials = /^[a-z][\w-]*\s+(\S[\s\S]*)$/i.exec(secret)?.[1]?.trim() ?? "";
  const decoded = /^basic\s/i.test(secret) ? Buffer.from(credentials, "base64").toString() : "";
  const password = decoded.slice(decoded.indexOf(":") + 1);
  const pieces = (credentials || secret).split(/[\s,;]+/).flatMap((piece) => [piece, piece.slice(piece.indexOf("=") + 1).replaceAll('"', ""), piece.replace(/^[a-z]+_/, "")]);
  const parts = [credentials, decoded, password, ...pieces].filter((part) => part.length >= SHORTEST);
  const written = [secret, ...parts].flatMap((part) => [part, Buffer.from(part).toString("base64"), encodeURIComponent(part), JSON.stringify(part).slice(1, -1), part.replaceAll("/", "\\/")]);
  return [...new Set(written)].filter((text) => text !== "").toSorted((a, b) => b.length - a.length);
}

/** Hides in a text whatever gives one of the secrets away; where the text was cut, its end may be the beginning of one. */
export function hideSecrets(text: string, secrets: readonly string[], isCut: boolean): string {
  const forms = secrets.flatMap(formsOf).toSorted((a, b) => b.length - a.length);
  const hidden = forms.reduce((shown, form) => shown.replaceAll(form, HIDDEN), text);
  const begun = isCut ? Math.max(0, ...forms.map((form) => beginningAt(hidden, form))) : 0;
  return begun === 0 ? hidden : hidden.slice(0, -begun) + HIDDEN;
}

/** How much of a secret's beginning stands at the very end of a text. */
function beginningAt(text: string, secret: string): number {
  for (let length = Math.min(secret.length - 1, text.length); length > 0; length--) if (text.endsWith(secret.slice(0, length))) return length;
  return 0;
}
