import { describe, expect, test } from "vitest";
import { normalizeTexts } from "../../../server/contract/normalize-texts.ts";
import { readOperations } from "../../../server/contract/operations.ts";
import { textPlaces } from "../../support/text-places.ts";

/** Members whose surrounding spaces may be significant. All others are trimmed. */
const EXACT: ReadonlySet<string> = new Set([
  "password",
  "credentials",
  "secretKey",
  "accountKey",
  "configuration/captchaSecret",
  "value",
  "template",
  "paragraphs/0",
  "paragraphs/0/html",
  "fields/0/pattern",
  "conditions/0/value",
  "answers/name",
  "answers/name/0",
  "redirect",
]);

const texts = readOperations().flatMap(({ id, bodies }) => {
  const place = bodies.get("application/json");
  // What is fed is kept as it came.
  return place === undefined || id === "feedEvents"
    ? []
    : textPlaces(place).map((path) => ({ id, place, path, at: path.join("/") }));
});

describe("the texts of request bodies", () => {
  test("are many, some of them deep within", () => {
    expect(texts.length).toBeGreaterThan(250);
    expect(texts.filter(({ path }) => path.length > 2).length).toBeGreaterThan(20);
    expect([...EXACT].filter((exact) => !texts.some(({ at }) => at === exact))).toEqual([]);
  });

  test.each(texts)("$id $at", ({ place, path, at }) => {
    const holding = (text: string) =>
      path
        .toReversed()
        .reduce<unknown>((inside, step) => (step === "0" ? [inside] : { [step]: inside }), text);
    expect(normalizeTexts(holding("\u00A0 x y \n"), place)).toEqual(
      holding(EXACT.has(at) ? "\u00A0 x y \n" : "x y"),
    );
    expect(normalizeTexts(holding("\u200B"), place)).toEqual(holding(EXACT.has(at) ? "\u200B" : ""));
  });
});

test("leaves members unknown to the contract unchanged, so that they are rejected as sent", () => {
  expect(
    normalizeTexts({ label: " x ", nothing: { of: [" ours "] } }, "console.yaml#/components/schemas/NewTag"),
  ).toEqual({ label: "x", nothing: { of: ["ours"] } });
  expect(
    [null, 1, true, [1]].map((value) => normalizeTexts(value, "console.yaml#/components/schemas/NewTag")),
  ).toEqual([null, 1, true, [1]]);
});
