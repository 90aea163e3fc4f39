import type { JsonBody } from "./json-body.ts";
import { Problem } from "../kit/problem.ts";

/** Media type of a submitted form. */
export const FORM = "application/x-www-form-urlencoded";

/** Maximum number of fields. */
const FIELDS = 20;
/** Matches URL-encoded text: printable ASCII without spaces, where `%` is followed by two hex digits. */
const ENCODED = /^(?:[\x21-\x24\x26-\x7e]|%[0-9A-Fa-f]{2})*$/;

/**
 * Parses a form as an object of strings. Rejects more than 20 fields, repeated fields, fields named
 * `__proto__`, and invalid encoding.
 */
export function readForm(
  _: unknown,
  bytes: Buffer,
  done: (error: Error | null, body?: JsonBody) => void,
): void {
  const fields = fieldsIn(bytes.toString("latin1"));
  if (fields) return done(null, { value: fields });
  done(
    new Problem("malformed", {
      errors: [{ pointer: "/body", code: "malformed", message: "is not a valid form" }],
    }),
  );
}

function fieldsIn(text: string): Record<string, string> | null {
  if (!ENCODED.test(text)) return null;
  try {
    const written = text.split("&", FIELDS + 1);
    if (written.length > FIELDS) return null;
    // decodeURIComponent throws on invalid UTF-8; URLSearchParams would replace it with U+FFFD.
    const pairs = written
      .filter(Boolean)
      .map((pair) => pair.replaceAll("+", " ").split(/=(.*)/s, 2).map(decodeURIComponent));
    const names = pairs.map(([name = ""]) => name);
    if (new Set(names).size !== names.length || names.includes("__proto__")) return null;
    return Object.fromEntries(pairs.map(([name = "", value = ""]) => [name, value]));
  } catch {
    return null;
  }
}
