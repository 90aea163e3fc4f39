import { createHash } from "node:crypto";

const digits = (seed: string) =>
  BigInt(`0x${createHash("sha256").update(seed).digest("hex").slice(0, 16)}`).toString();
/**
 * Values that occur nowhere else: names with signs of other scripts, passwords with quotes, phone numbers,
 * codes.
 */
const KINDS: readonly ((seed: string) => string)[] = [
  (seed) => `Núria Zq${digits(seed).slice(0, 8)}`,
  (seed) => `Zq"${digits(seed).slice(0, 9)}\\ñ!`,
  (seed) => `346${digits(seed).slice(0, 10)}`,
  (seed) => `zq${digits(seed).slice(0, 9)}@secret.example`,
  (seed) => `ZQ-${digits(seed).slice(0, 10)}`,
];
/** 500, no two the same. */
export const SECRETS = Array.from({ length: 500 }, (_, index) =>
  (KINDS[index % KINDS.length] ?? String)(`secret ${index}`),
);
/** Its letters and digits alone, for places that take no other sign. */
export const plain = (secret: string) => secret.replaceAll(/[^A-Za-z0-9]/g, "");

export const reversed = (text: string): string => Array.from(text).toReversed().join("");

/** The letters of a text as each encoding would write them. */
function encodings(secret: string): readonly string[] {
  const bytes = Buffer.from(secret, "utf8");
  // Inside of a longer text it begins at any of three places of a group of letters, and the first and last of
  // them mix with adjacent bytes.
  const grouped = [0, 1, 2].map((before) =>
    Buffer.concat([Buffer.alloc(before), bytes])
      .toString("base64")
      .replace(/=+$/, "")
      .slice(before === 0 ? 0 : before + 1, -1),
  );
  const json = jsonOf(secret);
  return [
    secret,
    secret.normalize("NFD"),
    ...grouped,
    ...grouped.map((letters) => letters.replaceAll("+", "-").replaceAll("/", "_")),
    encodeURIComponent(secret),
    encodeURIComponent(encodeURIComponent(secret)),
    new URLSearchParams({ q: secret }).toString().slice(2),
    json,
    jsonOf(json),
    escapedBeyond(secret, 126),
    escapedBeyond(json, 126),
    escapedBeyond(secret, -1),
    entities(secret),
    bytes.toString("hex"),
    reversed(secret),
  ];
}

const jsonOf = (text: string): string => JSON.stringify(text).slice(1, -1);
const escapedBeyond = (text: string, last: number): string =>
  Array.from(text, (sign) =>
    sign.charCodeAt(0) > last ? `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}` : sign,
  ).join("");
const entities = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** Returns the secrets in a text, in any encoding and case. */
export function leaksIn(text: string, secrets: readonly string[]): readonly string[] {
  const small = text.toLowerCase();
  return secrets.filter((secret) =>
    encodings(secret).some((written) => small.includes(written.toLowerCase())),
  );
}
