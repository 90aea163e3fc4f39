import { isObject } from "./json-value.ts";
import type { TypedValue } from "../../openapi/generated/recording.ts";

/** How deep machines look into what they are told: an answer's value and its members. */
const DEPTH = 4;
const MOST_ITEMS = 20;

/**
 * What stands for a text, first fit: machines ask what kind of text there is, and go the same way with any
 * other of that kind.
 */
const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/^$/, ""],
  [/^\s+$/, " "],
  [/^(https?:\/\/|\/)[^\s@]*@[^\s@]+$/i, "/x@x"],
  [/^(https?:\/\/|\/)/i, "/x"],
  [/^[a-z][a-z\d+.-]*:[^\s@]*@[^\s@]+$/i, "x:x@x"],
  [/^\s*[^\s@]+@[^\s@]+\s*$/, "a@a"],
  [/^\s*\d{6}\s*$/, "000000"],
  [/^\s*\d{8}\s*$/, "00000000"],
  [/^\s*[0-9A-Za-z-]{8,32}\s*$/, "xxxxxxxx"],
  [/^[a-z][a-z\d+.-]*:/i, "x:x"],
];
/** What a program calls its members: what somebody typed, an address or a number, looks otherwise. */
const MEMBER = /^_?[a-z][A-Za-z]{0,31}$/;
const DOTS = { none: "", short: "·", medium: "··", long: "···" } as const;

const standIn = (text: string): string =>
  STAND_INS.find(([kind]) => kind.test(text))?.[1] ?? DOTS[lengthOf(text)];

/**
 * What a machine was told or begins with, without what somebody typed or is called: numbers, truths, the
 * machine's own words, and stand-ins for all other texts.
 */
export function plainEvent(value: unknown, words: ReadonlySet<string>, depth = 0): unknown {
  if (value === null || typeof value === "boolean" || typeof value === "number") return value;
  if (typeof value === "string") return words.has(value) ? value : standIn(value);
  if (Array.isArray(value))
    return depth > DEPTH
      ? []
      : value.slice(0, MOST_ITEMS).map((item) => plainEvent(item, words, depth + 1) ?? null);
  if (!isObject(value)) return undefined;
  if (depth > DEPTH) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      if (!MEMBER.test(name)) return [];
      const kept = plainEvent(inner, words, depth + 1);
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}

/** About how long a text is: all that a recording says of one. */
export const lengthOf = (text: string): TypedValue["length"] =>
  text === "" ? "none" : text.length <= 8 ? "short" : text.length <= 32 ? "medium" : "long";
