import { Problem } from "../kit/problem.ts";

/** Maximum nesting depth. */
const DEEPEST = 32;
/** Maximum number of members of a list or object. The longest list of the contract has 5,000. */
const LONGEST = 10_000;
/** Rejects bytes that are not UTF-8, which Buffer would decode to replacement characters. */
const UTF_8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** A request body, wrapped so that the JSON value `null` differs from a missing body. */
export interface JsonBody {
  readonly value: unknown;
}

/**
 * Parses a body as JSON. Rejects deep nesting, lists and objects with too many members, numbers that
 * overflow, and members named `__proto__`.
 */
export function readJson(
  _: unknown,
  bytes: Buffer,
  done: (error: Error | null, body?: JsonBody) => void,
): void {
  if (bytes.length === 0) return done(null);
  const body = parsed(bytes);
  const fault = body ? faultIn(body.value, 0) : "is not JSON";
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

/** Returns the fault of a value at a nesting depth; null if there is none. `DEEPEST` limits the recursion. */
function faultIn(value: unknown, depth: number): string | null {
  // JSON.parse turns 1e999 into Infinity, which would be stored as null.
  if (typeof value === "number" && !Number.isFinite(value)) return "contains a number that is too large";
  if (typeof value !== "object" || value === null) return null;
  if (depth >= DEEPEST) return `is nested more than ${DEEPEST} levels deep`;
  if (Object.hasOwn(value, "__proto__")) return "contains a member named __proto__";
  const members = Object.values(value);
  if (members.length > LONGEST) return `contains a list or object of more than ${LONGEST} members`;
  for (const member of members) {
    const fault = faultIn(member, depth + 1);
    if (fault !== null) return fault;
  }
  return null;
}
