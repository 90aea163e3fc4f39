import fc from "fast-check";
import { expect, test } from "vitest";
import { typeable } from "../../../../src/resource/records/form/typed-word.ts";

test.each([
  ["Sales", "Sales"],
  ["two  blanks", "two blanks"],
  ["a line\nbreak", "a line break"],
  ["\u00a0around\u3000", "around"],
  ["in\u200bvisible", "invisible"],
  ["\u0007bell", "bell"],
  ["\u202eturned", "turned"],
  ["a \u200b b", "a b"],
  ["\u200b", ""],
  ["e\u0301", "é"],
])("%j is typed as %j", (name, typed) => {
  expect(typeable(name)).toBe(typed);
});

test("accepts the word that the dialog requests", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(typeable(typeable(name))).toBe(typeable(name));
    }),
  );
});
