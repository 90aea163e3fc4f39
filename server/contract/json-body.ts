import { Problem } from "../kit/problem.ts";

const DEEPEST = 32;
/** Twice the longest list of the contract. Larger lists are invalid, and each item could produce a fault. */
const LONGEST = 10_000;
/** Rejects bytes that are not UTF-8, which would otherwise be decoded to other text. */
const UTF_8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** The body of a request that has one: what is not there is no body, and null is one. */
export interface JsonBody {
  readonly value: unknown;
}

/**
 * Reads a body as JSON: not too deep, no list or object of too many members, with no number beyond all
 * numbers, and no member that would reach for a prototype.
 */
export function readJson(
  _: unknown,
  bytes: Buffer,
  done: (error: Error | null, body?: JsonBody) => void,
): void {
  if (bytes.length === 0) return done(null);
  const body = parsed(bytes);
  const fault = body ? faultIn(body.value, 0) : "is no JSON";
  if (body && fault === null) return done(null, body);
  done(new Problem("malformed", { errors: [{ pointer: "/body", code: "malformed", message: fault ?? "" }] }));
}

function parsed(bytes: Buffer): JsonBody | null {
  try {
    return { value: JSON.parse(UTF_8.decode(bytes)) };
  } catch {
    return null;
  }
}

/** The recursion is limited by the allowed depth. */
function faultIn(value: unknown, depth: number): string | null {
  // JSON.parse makes an infinity of 1e999, which would be kept as null.
  if (typeof value === "number" && !Number.isFinite(value)) return "holds a number that is too large";
  if (typeof value !== "object" || value === null) return null;
  if (depth >= DEEPEST) return `is nested more than ${DEEPEST} levels deep`;
  if (Object.hasOwn(value, "__proto__")) return "names a prototype";
  const members = Object.values(value);
  if (members.length > LONGEST) return `holds more than ${LONGEST} members in one place`;
  for (const member of members) {
    const fault = faultIn(member, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}
