import { afterAll, beforeAll, expect, test } from "vitest";
import { follow, membersAt, within } from "../../../server/contract/documents.ts";
import { type Credential, type Operation, readOperations } from "../../../server/contract/operations.ts";
import { GOOD_BODIES } from "../../support/answer-areas.ts";
import { credentialsOf } from "../../support/credentials.ts";
import { type Ask, type Json, startPlatform, type TestPlatform } from "../../support/platform.ts";

const NOWHERE = "000000000000000000000000";

/** Texts that somebody types sooner or later, by accident or not. */
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

let platform: TestPlatform;
let credentials: Readonly<Record<Credential, Ask>>;
beforeAll(async () => {
  platform = await startPlatform();
  credentials = await credentialsOf(platform);
});
afterAll(() => platform.close());

/** The members of an operation's JSON body that are texts, with the bounds that the contract gives them. */
function textsOf({ bodies }: Operation): { readonly name: string; readonly least: number; readonly most: number }[] {
  const body = bodies.get("application/json");
  if (body === undefined) return [];
  const { place } = follow(body);
  return membersAt(place, "properties").flatMap((name) => {
    const { node } = follow(within(place, "properties", name));
    return node["type"] === "string" && !node["enum"] && node["const"] === undefined ? [{ name, least: Number(node["minLength"] ?? 0), most: Number(node["maxLength"] ?? Infinity) }] : [];
  });
}

const fields = readOperations().flatMap((operation) => textsOf(operation).map((field) => ({ operation, ...field, title: `${operation.id} ${field.name}` })));
const send = ({ id, method, path, credentials: [credential = "none"] }: Operation, name: string, value: string) =>
  platform.api(`${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, NOWHERE)}`, { ...credentials[credential], json: { ...GOOD_BODIES[id], [name]: value } });
const memberOf = (body: Json, name: string): unknown => Object.entries(body).find(([member]) => member === name)?.[1];

/** What the answer calls by the same name is another thing. */
const ANOTHER = new Set(["requestReset request", "previewCustomEmail subject"]);

test("there are many fields in which somebody can type", () => {
  expect(fields.length).toBeGreaterThan(40);
});

test.each(fields)("$title takes whatever is typed: it is kept as it is, or refused with the field's name, and nothing breaks", async ({ title, operation, name, least, most }) => {
  const typed = { ...HOSTILE, ...(most < 100_000 ? { "one too many": "y".repeat(most + 1), "just as many": "y".repeat(most) } : {}), ...(least > 1 ? { "one too few": "z".repeat(least - 1) } : {}) };
  for (const [kind, value] of Object.entries(typed)) {
    const { status, body } = await send(operation, name, value);
    const told = `${kind}: ${status}`;
    expect(told).not.toMatch(/: 5\d\d$/);
    if (kind === "null" || kind === "half a sign" || kind === "one too many" || kind === "one too few") expect(told).toMatch(/: 4\d\d$/);
    const kept = memberOf(body, name);
    // What stands in the answer is what was typed, but for blanks around it and the case of an address.
    if (status === 200 && typeof kept === "string" && !ANOTHER.has(title)) expect(kept.toLowerCase()).toBe(value.trim().toLowerCase());
  }
});
