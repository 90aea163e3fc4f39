import qs from "qs";
import { type Node, type Place, follow, within } from "./documents.ts";

const LIMITS = { depth: 3, parameters: 1_000, items: 500 };

/**
 * Parses a query string, where brackets nest values, such as `level[$in][]=4`. The values are strings,
 * lists or objects of strings. Returns null if the query string is invalid or exceeds a limit.
 */
export function parseQuery(text: string): Record<string, unknown> | null {
  try {
    // NUL cannot be stored, and qs would ignore `__proto__` instead of reporting an unknown parameter.
    if (/\0|__proto__/.test(decodeURIComponent(text.replaceAll("+", " ")))) return null;
    return qs.parse(text, {
      depth: LIMITS.depth,
      strictDepth: true,
      parameterLimit: LIMITS.parameters,
      arrayLimit: LIMITS.items,
      throwOnLimitExceeded: true,
      plainObjects: true,
    });
  } catch {
    return null;
  }
}

/**
 * Converts numbers and booleans from text to the types of the schema at a place. Values that do not fit are
 * kept, so that validation rejects them.
 */
export function coerced(value: unknown, place: Place): unknown {
  const { node, place: at } = follow(place);
  if (Array.isArray(node["oneOf"])) return coercedToOne(value, at, node["oneOf"]);
  if (Array.isArray(value))
    return "items" in node ? value.map((item: unknown) => coerced(item, within(at, "items"))) : value;
  if (isObject(value)) return coercedMembers(value, at, node);
  if (typeof value !== "string") return value;
  if (node["type"] === "integer") return /^-?\d{1,16}$/.test(value) ? Number(value) : value;
  if (node["type"] === "boolean") return value === "true" || value === "false" ? value === "true" : value;
  return value;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function coercedToOne(value: unknown, place: Place, choices: readonly unknown[]): unknown {
  const fits = choices.findIndex(
    (_, index) => (follow(within(place, "oneOf", index)).node["type"] === "object") === isObject(value),
  );
  return fits < 0 ? value : coerced(value, within(place, "oneOf", fits));
}

function coercedMembers(
  value: Record<string, unknown>,
  place: Place,
  { properties }: Node,
): Record<string, unknown> {
  const known = isObject(properties) ? properties : {};
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      Object.hasOwn(known, name) ? coerced(member, within(place, "properties", name)) : member,
    ]),
  );
}
