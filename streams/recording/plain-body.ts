import { PLAIN_MEMBERS } from "../../openapi/generated/plain-members.ts";
import { isObject } from "./json-value.ts";

type Rule = (typeof PLAIN_MEMBERS)[string];

/** Maximum number of items of a list; further items are left out. */
const MOST_ITEMS = 20;

/**
 * Returns the parts of a body without personal data: numbers and booleans of members for which the contract
 * allows only those types, and words that the contract lists. Everything else is left out, including unknown
 * members with all their content.
 */
export function plainBody(body: unknown): unknown {
  if (Array.isArray(body))
    return body
      .slice(0, MOST_ITEMS)
      .map(plainBody)
      .filter((item) => item !== undefined);
  if (!isObject(body)) return undefined;
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const rule = Object.hasOwn(PLAIN_MEMBERS, name) ? PLAIN_MEMBERS[name] : undefined;
      const kept = rule && member(rule, value);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}

function member(rule: Rule, value: unknown): unknown {
  if (value === null) return null;
  if (typeof value === "string") return rule.words?.includes(value) ? value : undefined;
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).flatMap((item) => member(rule, item) ?? []);
  if (typeof value === "object") return rule.as.includes("inside") ? plainBody(value) : undefined;
  return rule.as.some((kind) => kind === typeof value) ? value : undefined;
}
