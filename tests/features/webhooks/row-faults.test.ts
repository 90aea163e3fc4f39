import fc from "fast-check";
import { expect, test } from "vitest";
import { WebhookChangeCheck } from "../../../openapi/generated/checks/webhook-change.ts";
import { bodyFaults } from "../../../src/resource/records/form/body-faults.ts";
import { isElsewhere } from "../../../src/features/webhooks/is-elsewhere.ts";
import { conditionFaults, headerFaults, parameterFaults } from "../../../src/features/webhooks/row-faults.ts";

const header = (name: string, value: string | null = "x") => ({ name, value, secret: value === null });

test.each([
  [[header("")], [{ name: "missing" }]],
  [[header("two words")], [{ name: "name" }]],
  [[header("Host")], [{ name: "reserved" }]],
  [[header("webhook-id")], [{ name: "reserved" }]],
  [
    [header("X-A"), header("x-a")],
    [{}, { name: "twice" }],
  ],
  [[header("X-A", "ä")], [{ value: "value" }]],
  [[header("X-A", "x".repeat(2_001))], [{ value: "tooLong" }]],
  [[header("Authorization", null)], [{}]],
])("reports the faults of headers %j at their row", (headers, faults) => {
  expect(headerFaults(headers, false)).toEqual(faults);
});

test("the value of a secret header is asked for again once its receiver is another, and not while it is the same", () => {
  const saved = { url: "https://receiver.example/hook", verifySsl: true };
  const faults = (url: string, verifySsl = true) =>
    headerFaults([header("Authorization", null)], isElsewhere(saved, { url, verifySsl }));
  expect(faults("https://receiver.example/other")).toEqual([{}]);
  expect(faults("https://receiver.example:8443/hook")).toEqual([{ value: "again" }]);
  expect(faults("https://rec")).toEqual([{ value: "again" }]);
  expect(faults("https:")).toEqual([{}]);
  // It no longer has to prove that it is the same.
  expect(faults("https://receiver.example/hook", false)).toEqual([{ value: "again" }]);
  expect(
    headerFaults(
      [header("Authorization", null)],
      isElsewhere(null, { url: "https://x.example/", verifySsl: true }),
    ),
  ).toEqual([{}]);
});

test("a condition compares something that is there, and with something, unless it asks whether it is there", () => {
  expect(
    conditionFaults([
      { member: "data.segment", operator: "is", value: "" },
      { member: "type", operator: "present" },
    ]),
  ).toEqual([{}, {}]);
  expect(
    conditionFaults([
      { member: "", operator: "is", value: "x" },
      { member: "data..x", operator: "is" },
    ]),
  ).toEqual([{ member: "missing" }, { member: "member", value: "missing" }]);
});

test("accepts only rows that the contract accepts", () => {
  const text = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom("", "X-A", "data.segment", "a b", "é", "Host"),
  );
  const verdict = (member: "parameters" | "conditions" | "headers", rows: readonly object[]) =>
    bodyFaults(WebhookChangeCheck, { [member]: rows }).length === 0;
  fc.assert(
    fc.property(text, text, (name, value) => {
      const isRight = (faults: readonly object[]) => faults.every((one) => Object.keys(one).length === 0);
      expect(isRight(parameterFaults([{ name, value }]))).toBe(verdict("parameters", [{ name, value }]));
      expect(isRight(conditionFaults([{ member: name, operator: "is", value }]))).toBe(
        verdict("conditions", [{ member: name, operator: "is", value }]),
      );
      if (isRight(headerFaults([header(name, value)], false)))
        expect(verdict("headers", [header(name, value)])).toBe(true);
    }),
  );
});
