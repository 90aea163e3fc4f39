import { expect } from "vitest";
import { follow, membersAt, within } from "../../server/contract/documents.ts";
import { type Operation, readOperations } from "../../server/contract/operations.ts";

/** Texts that a user types sooner or later, by accident or not. */
const HOSTILE = {
  nothing: "",
  blanks: "   ",
  "10 kB": "x".repeat(10_000),
  script: "<script>alert(1)</script><img src=x onerror=alert(1)>",
  "right to left": "\u202Egnp.exe \u0627\u0644\u0633\u0644\u0627\u0645",
  null: "before\u0000after",
  "half a sign": "half \uD83D",
  quotes: `'"; drop table users; --`,
  template: "{{7*7}} ${7*7} <%= 7*7 %>",
  lines: "one\r\nBcc: everybody@example.com\r\n\r\ntwo",
} as const;

/** The kinds of text that no field takes. */
export const NEVER_TAKEN: ReadonlySet<string> = new Set([
  "null",
  "half a sign",
  "one too many",
  "one too few",
]);

/** A text of an operation's JSON body. */
export interface TextField {
  readonly operation: Operation;
  readonly name: string;
  readonly title: string;
  /** Input by the kind of text: hostile, and at and beyond its bounds. */
  readonly typed: Readonly<Record<string, string>>;
}

/** Every text of every JSON body, those with a fixed choice left out. */
export const TEXT_FIELDS: readonly TextField[] = readOperations().flatMap((operation) => {
  const body = operation.bodies.get("application/json");
  if (body === undefined) return [];
  const { place } = follow(body);
  return membersAt(place, "properties").flatMap((name) => {
    const { node } = follow(within(place, "properties", name));
    if (node["type"] !== "string" || node["enum"] || node["const"] !== undefined) return [];
    const [least, most] = [Number(node["minLength"] ?? 0), Number(node["maxLength"] ?? Infinity)];
    const atMost: Record<string, string> =
      most < 100_000 ? { "one too many": "y".repeat(most + 1), "just as many": "y".repeat(most) } : {};
    return {
      operation,
      name,
      title: `${operation.id} ${name}`,
      typed: { ...HOSTILE, ...atMost, ...(least > 1 && { "one too few": "z".repeat(least - 1) }) },
    };
  });
});

/** Fields by whose name an answer calls something else. */
const NAMESAKES: ReadonlySet<string> = new Set(["requestReset request", "previewCustomEmail subject"]);

/** Expects a text in an answer to be what was typed, but for blanks around it and the case of an address. */
export function expectKept({ id }: Operation, name: string, text: string, answer: object): void {
  const kept: unknown = Object.entries(answer).find(([member]) => member === name)?.[1];
  if (typeof kept === "string" && !NAMESAKES.has(`${id} ${name}`))
    expect(kept.toLowerCase()).toBe(text.trim().toLowerCase());
}
