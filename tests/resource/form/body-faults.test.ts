import fc from "fast-check";
import { expect, test } from "vitest";
import { AccountChangeBody } from "../../../openapi/generated/bodies/account-change.ts";
import { ProofBody } from "../../../openapi/generated/bodies/proof.ts";
import { faultsOf, Validator } from "../../../server/contract/validator.ts";
import { bodyFaults } from "../../../src/resource/form/body-faults.ts";
import { bodyOf } from "../../../src/resource/form/body-of.ts";

const platform = new Validator();

test("each fault names its field, what is wrong, and the measure", () => {
  expect(bodyFaults(ProofBody, {})).toEqual([{ field: "password", code: "missing", measure: null }]);
  expect(bodyFaults(ProofBody, { password: "" })).toEqual([{ field: "password", code: "too-short", measure: 1 }]);
  expect(bodyFaults(ProofBody, { password: "x".repeat(513) })).toEqual([{ field: "password", code: "too-long", measure: 512 }]);
  expect(bodyFaults(ProofBody, { password: "right" })).toEqual([]);
});

test("a form and the platform agree on every body, field by field", () => {
  const check = platform.check("console.yaml#/components/schemas/AccountChange");
  const text = fc.oneof(fc.string(), fc.constantFrom("", " ", "fr", "Europe/Madrid", "x".repeat(121)));
  const targets = fc.record({ answerWithinSeconds: fc.integer({ min: -1, max: 700 }), serviceLevelPercent: fc.integer({ min: 0, max: 101 }), waiting: fc.integer(), longestWaitSeconds: fc.nat(), abandonedPercent: fc.nat(101) }, { requiredKeys: [] });
  const body = fc.record({ name: text, language: text, timeZone: text, targets }, { requiredKeys: [] }).filter((one) => Object.keys(one).length > 0);
  fc.assert(
    fc.property(body, (given) => {
      const told = new Set(faultsOf(check(given), "").map(({ pointer }) => pointer.split("/")[1]));
      expect(new Set(bodyFaults(AccountChangeBody, given).map(({ field }) => field))).toEqual(told);
    }),
    { numRuns: 2_000 },
  );
});

test("blanks around a text are not sent, nor is an empty text; a password is sent as it was typed", () => {
  expect(bodyOf(AccountChangeBody, { name: " Albor ", language: "" })).toEqual({ name: "Albor" });
  expect(bodyOf(ProofBody, { password: " secret " })).toEqual({ password: " secret " });
});
