import fc from "fast-check";
import { expect, test } from "vitest";
import { holdsWords, searchKey, searchWords } from "../../openapi/formats/search-text.ts";
import { anyCharacter } from "../support/any-character.ts";

const finds = (typed: string, ...texts: readonly string[]) =>
  holdsWords(searchKey(texts), searchWords(typed));

test.each([
  ["moreau ada", ["Ada", "Moreau"]],
  ["  ada   moreau ", ["Ada Moreau"]],
  ["mor ad", ["Ada Moreau"]],
  ["strasse", ["Hauptstraße 5"]],
  ["STRAẞE", ["hauptstrasse"]],
  ["o'neill", ["O’Neill"]],
  ["O’Neill", ["O'Neill"]],
  ["oeuvre", ["Œuvre complète"]],
  ["nuria", ["Núria".normalize("NFD")]],
  ["0034 600 123 456", ["+34 600-123-456"]],
  ["+34600123456", ["0034 600 12 34 56"]],
  ["(600) 123 456", ["+34600123456"]],
  ["600 123", ["+34 600 12 34 56"]],
  ["ana 0034 600", ["Ana", "+34 600 12 34 56"]],
  ["2026 12345", ["order 12345 of 2026"]],
  ["", ["anything"]],
])("%j finds %j", (typed, texts) => {
  expect(finds(typed, ...texts)).toBe(true);
});

test.each([
  ["ada smith", ["Ada Moreau"]],
  ["0034 600 123 457", ["+34 600 123 456"]],
  ["600 123 456 999", ["+34 600 123 456"]],
  ["12345", ["1234", "5678"]],
  ["65003", ["65a0f003"]],
])("%j does not find %j", (typed, texts) => {
  expect(finds(typed, ...texts)).toBe(false);
});

test("finds any text by its words in any order", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: anyCharacter, minLength: 1, maxLength: 8 }), { maxLength: 6 }),
      fc.nat(),
      (words, turn) => {
        const first = turn % Math.max(1, words.length);
        expect(finds([...words.slice(first), ...words.slice(0, first)].join(" "), words.join(" "))).toBe(
          true,
        );
      },
    ),
  );
});
