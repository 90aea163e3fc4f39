export const reversed = (text: string): string => Array.from(text).toReversed().join("");

/** The letters of a text as each encoding would write them. */
function encodings(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, "utf8");
  // Inside of something longer it begins at any of three places of a group of letters, and the first and last of them belong to its neighbours.
  const grouped = [0, 1, 2].map((before) => Buffer.concat([Buffer.alloc(before), bytes]).toString("base64").replace(/=+$/, "").slice(before === 0 ? 0 : before + 1, -1));
  const escaped = Array.from(secret, (sign) => (sign.charCodeAt(0) > 126 ? `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}` : sign)).join("");
  return [
    secret,
    ...grouped,
    ...grouped.map((letters) => letters.replaceAll("+", "-").replaceAll("/", "_")),
    encodeURIComponent(secret),
    new URLSearchParams({ q: secret }).toString().slice(2),
    JSON.stringify(secret).slice(1, -1),
    escaped,
    bytes.toString("hex"),
    reversed(secret),
  ];
}

/** Which secrets stand in a text, in whatever encoding, in capitals or not. */
export function leaksIn(text: string, secrets: readonly string[]): readonly string[] {
  const [looked, small] = [text, text.toLowerCase()];
  return secrets.filter((secret) => encodings(secret).some((written) => looked.includes(written) || small.includes(written.toLowerCase())));
}
