import { expect, test } from "vitest";
import { leaksIn, reversed, SECRETS } from "../../support/leaks.ts";

const bytesOf = (secret: string) => Buffer.from(secret, "utf8");
/** Encodes in base64, with this number of other bytes before it. */
const base64 = (before: number) => (secret: string) =>
  Buffer.concat([Buffer.alloc(before, "a"), bytesOf(secret), Buffer.from("zz")]).toString("base64");

test.each<[string, (secret: string) => string]>([
  ["as it is", String],
  ["in small letters", (secret) => secret.toLowerCase()],
  ["with accents of their own", (secret) => secret.normalize("NFD")],
  ["backwards", reversed],
  ["as JSON", (secret) => JSON.stringify(secret)],
  ["as JSON within JSON", (secret) => JSON.stringify(JSON.stringify({ secret }))],
  [
    "as JSON of ASCII",
    (secret) => JSON.stringify(secret).replaceAll("ú", "\\u00fa").replaceAll("ñ", "\\u00F1"),
  ],
  [
    "each sign escaped",
    (secret) =>
      secret
        .split("")
        .map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`)
        .join(""),
  ],
  ["in an address", (secret) => new URL(`/users/${encodeURIComponent(secret)}`, "https://a.example").href],
  ["in an address within an address", (secret) => encodeURIComponent(`/users/${encodeURIComponent(secret)}`)],
  ["in a form", (secret) => new URLSearchParams({ q: secret }).toString()],
  ["in HTML", (secret) => secret.replaceAll('"', "&quot;")],
  ["as hex", (secret) => bytesOf(secret).toString("hex").toUpperCase()],
  ["as base64", base64(0)],
  ["as base64 behind one byte", base64(1)],
  ["as base64 behind two bytes", base64(2)],
  ["as base64 for addresses", (secret) => bytesOf(secret).toString("base64url")],
])("a secret of any kind is found %s, so that nothing found means something", (_, written) => {
  for (const secret of SECRETS)
    expect(leaksIn(`before ${written(secret)} after`, [secret])).toEqual([secret]);
  expect(leaksIn(`before ${written("nothing of it")} after`, SECRETS)).toEqual([]);
});

test("there are 500 secrets, and no two are the same", () => {
  expect(new Set(SECRETS).size).toBe(500);
});
