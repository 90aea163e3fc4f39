import { isObject } from "./json-value.ts";
import type { TypedValue } from "../../openapi/generated/recording.ts";

/**
 * Number of nesting levels that are kept. State machines read no deeper than the members of an outcome's
 * value.
 */
const DEPTH = 4;
const MOST_ITEMS = 20;

/**
 * Substitutes for texts, by the first matching pattern. Machines only test the kind of a text, so they take
 * the same transition for any text of that kind.
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
/**
 * Form of member names in code. Other names, such as email addresses or numbers, may come from user input, so
 * their members are left out.
 */
const MEMBER = /^_?[a-z][A-Za-z]{0,31}$/;
/** Substitutes for texts that match none of the patterns, by their approximate length. */
const DOTS = { none: "", short: "·", medium: "··", long: "···" } as const;

const standIn = (text: string): string =>
  STAND_INS.find(([kind]) => kind.test(text))?.[1] ?? DOTS[lengthOf(text)];

/**
 * Returns a state machine's event or input without personal texts. Numbers, booleans and the machine's own
 * words (`words`) are kept; all other texts are replaced by substitutes.
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

/** Returns the approximate length of a text, which is all that a replay file stores of the text. */
export const lengthOf = (text: string): TypedValue["length"] =>
  text === "" ? "none" : text.length <= 8 ? "short" : text.length <= 32 ? "medium" : "long";
