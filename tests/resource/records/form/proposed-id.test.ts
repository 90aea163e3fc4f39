import fc from "fast-check";
import { expect, test } from "vitest";
import { NewBranchBody } from "../../../../openapi/generated/bodies/new-branch.ts";
import { proposedId } from "../../../../src/resource/records/form/use-proposed-id.ts";

test.each([
  ["It takes too long", "it-takes-too-long"],
  ["  Réclamation n° 2 ", "reclamation-n-2"],
  ["¿Qué?", "que"],
  ["東京", ""],
  ["a".repeat(80), "a".repeat(64)],
  [`${"a".repeat(63)} b`, "a".repeat(63)],
])("%j is proposed as %j", (title, id) => {
  expect(proposedId(title)).toBe(id);
});

test("proposes for any name an id that the platform accepts, or none", () => {
  const id = new RegExp(NewBranchBody.properties.name.pattern, "u");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (title) => {
      const proposed = proposedId(title);
      expect(proposed === "" || id.test(proposed)).toBe(true);
    }),
  );
});
