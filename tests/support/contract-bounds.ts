import { follow, membersAt, type Node, type Place, within } from "../../server/contract/documents.ts";

/** Bounded value of the contract, and values on either side of the bound. */
export interface Bound {
  /** Path of the value, such as `["availability", "0", "day"]`. */
  readonly path: readonly string[];
  /** Object around it, valid in all other members. */
  readonly container: Record<string, unknown>;
  readonly beyond: Readonly<Record<string, unknown>>;
  readonly inside: Readonly<Record<string, unknown>>;
}

type Door = "body" | "query";
type Sides = Pick<Bound, "beyond" | "inside">;

const USER = "65a0f0010000000000000001";
/** Valid values of nested members: a bound inside is tried with the rest of it as it is here. */
const GOOD: Readonly<Record<string, unknown>> = {
  availability: [{ day: 1, start: "09:00", end: "17:00" }],
  days: [{ day: 1, start: "09:00", end: "17:00" }],
  blockedDates: [{ date: "2026-12-25" }],
  reminders: [{ time: 60 }],
  extraData: [{ name: "x" }],
  paragraphs: [{ html: "<p>x</p>" }],
  targets: {
    answerWithinSeconds: 20,
    serviceLevelPercent: 80,
    waiting: 10,
    longestWaitSeconds: 60,
    abandonedPercent: 5,
  },
  supervision: { enabled: false },
  users: [USER],
  segments: ["65a0f0020000000000000001"],
  permissions: ["segments.read"],
  headers: [{ name: "X-Test", value: "x", secret: false }],
  parameters: [{ name: "x", value: "x" }],
  conditions: [{ member: "data.segment", operator: "is", value: "x" }],
  events: ["queue-created"],
};
/** Makes distinct items for lists. */
const MANY: Readonly<Record<string, (index: number) => unknown>> = {
  availability: (index) => ({
    day: (index % 7) + 1,
    start: `${String(Math.floor(index / 7)).padStart(2, "0")}:00`,
    end: `${String(Math.floor(index / 7)).padStart(2, "0")}:30`,
  }),
  blockedDates: () => ({ date: "2026-12-25" }),
  reminders: () => ({ time: 60 }),
  extraData: (index) => ({ name: `${index}` }),
  days: (index) => ({
    day: (index % 7) + 1,
    start: `${String(Math.floor(index / 7)).padStart(2, "0")}:00`,
    end: `${String(Math.floor(index / 7)).padStart(2, "0")}:30`,
  }),
  paragraphs: (index) => ({ html: `<p>${index}</p>` }),
  users: (index) => index.toString(16).padStart(24, "0"),
  segments: (index) => index.toString(16).padStart(24, "0"),
  webhooks: (index) => index.toString(16).padStart(24, "0"),
  secrets: (index) => index.toString(16).padStart(24, "0"),
  headers: (index) => ({ name: `X-${index}`, value: "x", secret: false }),
  parameters: (index) => ({ name: `x${index}`, value: "x" }),
  conditions: () => ({ member: "type", operator: "present" }),
};

/**
 * Every bound at a place of the contract and below it. What is one of several kinds is looked into for the
 * kinds that hold members.
 */
export function boundsAt(place: Place, path: readonly string[] = [], door: Door = "body"): Bound[] {
  const { node, place: at } = follow(place);
  const container = door === "query" ? {} : containerOf(path);
  const here =
    path.length === 0 || Array.isArray(node["oneOf"])
      ? []
      : [{ path, container, ...sidesOf(node, at, path, door) }];
  const kinds = Array.isArray(node["oneOf"])
    ? node["oneOf"].flatMap((_, index) =>
        boundsAt(within(at, "oneOf", index), path, door).filter((bound) => bound.path.length > path.length),
      )
    : [];
  const members = membersAt(at, "properties").flatMap((name) =>
    boundsAt(within(at, "properties", name), [...path, name], door),
  );
  const items = "items" in node ? boundsAt(within(at, "items"), [...path, "0"], door) : [];
  return [...here, ...kinds, ...members, ...items];
}

/** The value put into a container, which stays as it is. */
export function placed(
  container: unknown,
  [first, ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  if (first === undefined) throw new Error("There is no place to put it.");
  const copy: Record<string, unknown> = Array.isArray(container)
    ? ([...container] as unknown as Record<string, unknown>)
    : { ...(container as object) }; // a list's members have names too
  const inner = copy[first] ?? (rest[0] === "0" ? [] : {});
  copy[first] = rest.length === 0 ? value : placed(inner, rest, value);
  return copy;
}

function containerOf([first, ...rest]: readonly string[]): Record<string, unknown> {
  return first === undefined || rest.length === 0 || !(first in GOOD) ? {} : { [first]: GOOD[first] };
}

function sidesOf(node: Node, place: Place, path: readonly string[], door: Door): Sides {
  const types = new Set([node["type"]].flat());
  const isNullable = types.has("null");
  const wrong =
    door === "query"
      ? { members: { unknown: "1" } }
      : { members: { unknown: 1 }, ...(!isNullable && { null: null }) };
  if (node["const"] !== undefined || node["enum"])
    return { beyond: { ...wrong, another: "another" }, inside: {} };
  if (types.has("integer")) return numbersOf(node, door, wrong);
  if (types.has("boolean"))
    return {
      beyond:
        door === "query" ? { ...wrong, number: "1", text: "yes" } : { ...wrong, number: 1, text: "true" },
      inside: { yes: true, no: false },
    };
  if (types.has("string")) return textsOf(node, door, wrong);
  if (types.has("array")) return listsOf(node, place, path, door);
  if (types.has("object") || "properties" in node)
    return {
      beyond: {
        ...(node["additionalProperties"] === false && { unknown: { unknown: "1" } }),
        text: "text",
        ...(door === "body" && { null: null, list: [] }),
      },
      inside: {},
    };
  return { beyond: {}, inside: {} };
}

function numbersOf({ minimum, maximum }: Node, door: Door, wrong: object): Sides {
  const least = typeof minimum === "number" ? { "at its least": minimum } : {};
  const most = typeof maximum === "number" ? { "at its most": maximum } : {};
  return {
    beyond: {
      ...wrong,
      fraction: 1.5,
      text: "x",
      ...(door === "body" && { "text of a number": "1" }),
      ...(typeof minimum === "number" && { "below its least": minimum - 1 }),
      ...(typeof maximum === "number" && { "above its most": maximum + 1 }),
    },
    inside: { ...least, ...most },
  };
}

function textsOf({ minLength, maxLength, pattern, format }: Node, door: Door, wrong: object): Sides {
  const least = Number(minLength ?? 0);
  const most = Number(maxLength ?? Infinity);
  // In an address there is no room for more, nor is more than this ever typed.
  const isTried = most < (door === "query" ? 4_000 : 100_000);
  const isFree = pattern === undefined && format === undefined;
  return {
    beyond: {
      ...wrong,
      ...(door === "body" && { number: 1 }),
      ...(least > 0 && { "too short": "x".repeat(least - 1) }),
      ...(isTried && { "too long": "x".repeat(most + 1) }),
    },
    inside:
      isFree && isTried
        ? { "just as long": "x".repeat(most), ...(least > 0 && { "just as short": "x".repeat(least) }) }
        : {},
  };
}

const inner = (value: unknown): unknown[] | null => (Array.isArray(value) ? value : null);

function listsOf(node: Node, place: Place, path: readonly string[], door: Door): Sides {
  const { minItems, maxItems, uniqueItems } = node;
  const choices = follow(within(place, "items")).node["enum"];
  const name = path.at(-1) ?? "";
  const item = (index: number): unknown =>
    Array.isArray(choices) ? choices[index % choices.length] : (MANY[name]?.(index) ?? `${index}`);
  const list = (length: number) => Array.from({ length }, (_, index) => item(index));
  return {
    beyond: {
      text: "x",
      ...(typeof maxItems === "number" && { "one too many": list(maxItems + 1) }),
      ...(typeof minItems === "number" &&
        minItems > 0 &&
        door === "body" && { "one too few": list(minItems - 1) }),
      ...(uniqueItems === true && { "one twice": [item(0), item(0)] }),
    },
    inside: { one: inner(GOOD[name])?.slice(0, 1) ?? [item(0)] },
  };
}
