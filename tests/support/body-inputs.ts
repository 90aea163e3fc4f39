import { follow, membersAt, type Place, within } from "../../server/contract/documents.ts";
import { type Check, Validator } from "../../server/contract/validator.ts";
import { RESOURCES } from "../../server/resources/described.ts";
import { GOOD_BODIES } from "./good-bodies.ts";
import type { SentBody } from "./body-verdicts.ts";

type Members = Readonly<Record<string, unknown>>;

const validator = new Validator();

/** Texts of which one keeps any pattern and format of the contract that has an own look. */
const TEXTS = [
  "x",
  "xxxxxxxx",
  "09:00",
  "2026-12-25",
  "2026-12-25T09:00:00.000Z",
  "somebody@some.example",
  "65a0f0010000000000000001",
  "0123-4567-89ab",
  "https://some.example/",
  "#336699",
  "123456",
  "+34600000000",
  "admin",
  "segments.read",
  "en",
  "ES",
  "type",
];

/** The first text that a place takes. */
const textAt = (check: Check): string => TEXTS.find((text) => check(text).length === 0) ?? "x";

/** Returns a value with every member of its schema, two in each list. */
function sampleAt(place: Place): unknown {
  const { node, place: at } = follow(place);
  if (node["const"] !== undefined) return node["const"];
  if (Array.isArray(node["enum"])) return node["enum"][0];
  if (Array.isArray(node["oneOf"])) return sampleAt(within(at, "oneOf", 0));
  const types = new Set([node["type"]].flat());
  if (types.has("object") || "properties" in node)
    return Object.fromEntries(
      membersAt(at, "properties").map((name) => [name, sampleAt(within(at, "properties", name))]),
    );
  if (types.has("array")) {
    const items = within(at, "items");
    const choices = follow(items).node["enum"];
    return Array.isArray(choices)
      ? choices.slice(0, 2)
      : node["uniqueItems"] === true
        ? [sampleAt(items)]
        : [sampleAt(items), sampleAt(items)];
  }
  if (types.has("integer") || types.has("number")) return node["minimum"] ?? 1;
  if (types.has("boolean")) return true;
  return textAt(validator.check(at));
}

/**
 * Bodies that say much: what is known to be good, what the descriptions show, and one with every member that
 * there is.
 */
export function fullBodies({ operation, place }: SentBody): readonly Members[] {
  const examples =
    RESOURCES.find(({ one }) => operation.id === `create${one}` || operation.id === `change${one}`)
      ?.examples ?? [];
  return [
    ...(operation.id in GOOD_BODIES ? [{ ...GOOD_BODIES[operation.id] }] : []),
    ...examples,
    Object(sampleAt(place)) as Members,
  ]; // a body of the contract is an object
}
