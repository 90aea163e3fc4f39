import fc from "fast-check";
import { expect, test } from "vitest";
import { ExpectationFileCheck } from "../../../openapi/generated/checks/expectation-file.ts";
import type { Expectation } from "../../../openapi/generated/recording.ts";
import { draftedExpectation } from "../../../src/features/replay/expectations/drafted-expectation.ts";
import {
  draftOf,
  type ExpectationDraft,
} from "../../../src/features/replay/expectations/expectation-draft.ts";
import {
  expectationsIn,
  ownExpectations,
} from "../../../src/features/replay/expectations/expectation-file.ts";
import { bodyFaults } from "../../../src/resource/records/form/body-faults.ts";

const EXPECTATIONS: readonly Expectation[] = [
  { expect: "always", that: [{ number: "waiting", is: "<=", value: 20 }] },
  {
    expect: "never",
    that: [
      { number: "in-call", is: "=", value: 0 },
      { number: "waiting", segment: "PS", is: ">=", value: 5 },
    ],
    seconds: 120,
    from: "09:00",
    until: "1999-01-10T17:00:30",
  },
  {
    expect: "eventually",
    that: [{ number: "service-level", is: ">", value: 27.5 }],
    from: "16:39",
    within: 600,
  },
  { expect: "count", type: "queue-abandoned", segment: "PS", atLeast: 1, atMost: 100, until: "12:00" },
  { expect: "order", first: "queue-created", next: "queue-abandoned" },
  { expect: "equals", number: "longest-wait", segment: "PS", value: 217, at: "16:39:07" },
];

test("keeps every expectation unchanged when it is opened in the form and saved", () => {
  for (const expectation of EXPECTATIONS)
    expect(draftedExpectation(draftOf(expectation))).toEqual({ expectation });
});

test.each<[string, Partial<ExpectationDraft>, object]>([
  ["no value", {}, { "that/0/value": "missing" }],
  [
    "a value that is no number",
    { that: [{ key: 0, number: "waiting", segment: "", is: "<", value: "many" }] },
    { "that/0/value": "number" },
  ],
  ["half a second", { expect: "order", first: "a", next: "b", seconds: "0.5" }, {}],
  [
    "no seconds",
    { that: [{ key: 0, number: "waiting", segment: "", is: "<", value: "1" }], seconds: "0" },
    { seconds: "whole" },
  ],
  [
    "an hour that no day has",
    { that: [{ key: 0, number: "waiting", segment: "", is: "<", value: "1" }], from: "25:00" },
    { from: "time" },
  ],
  ["no type and no bound", { expect: "count" }, { type: "missing", atLeast: "missing" }],
  [
    "more at least than at most",
    { expect: "count", type: "x", atLeast: "5", atMost: "3" },
    { atMost: "order" },
  ],
  ["one event of two", { expect: "order", first: "a" }, { next: "missing" }],
])("reports %s at its field", (_, typed, faults) => {
  const read = draftedExpectation({ ...draftOf(null), ...typed });
  expect("faults" in read ? read.faults : {}).toEqual(faults);
});

const text = fc.constantFrom("", "1", "20", "1,5", "-3", "x", "09:00", "24:10", "1999-01-10T16:00", "PS");

test("accepts in the form only input that the file's schema accepts", () => {
  const comparison = fc.record({
    key: fc.nat(),
    number: fc.constantFrom("waiting" as const, "service-level" as const),
    segment: text,
    is: fc.constantFrom("<" as const, "=" as const),
    value: text,
  });
  const fields = {
    seconds: text,
    within: text,
    from: text,
    until: text,
    at: text,
    type: text,
    segment: text,
    atLeast: text,
    atMost: text,
    first: text,
    next: text,
  };
  const draft = fc.record({
    expect: fc.constantFrom(...EXPECTATIONS.map(({ expect: kind }) => kind)),
    that: fc.array(comparison, { minLength: 1, maxLength: 3 }),
    ...fields,
  });
  let taken = 0;
  fc.assert(
    fc.property(draft, (typed) => {
      const read = draftedExpectation(typed);
      if ("faults" in read) return;
      taken++;
      expect(
        bodyFaults(ExpectationFileCheck, {
          format: "switchboard-expectations",
          version: 1,
          expectations: [read.expectation],
        }),
      ).toEqual([]);
    }),
  );
  expect(taken).toBeGreaterThan(0);
});

test("a file is read as it was saved, and one of another kind is not", () => {
  const file = { format: "switchboard-expectations", version: 1, expectations: EXPECTATIONS };
  expect(expectationsIn(JSON.stringify(file))).toEqual(EXPECTATIONS);
  for (const other of [
    "{",
    "[]",
    "3",
    JSON.stringify({ ...file, version: 2 }),
    JSON.stringify({ ...file, expectations: [{ expect: "sometimes" }] }),
  ])
    expect(expectationsIn(other)).toBe(null);
});

test("leaves out invalid expectations of a recording", () => {
  expect(ownExpectations([{ expect: "sometimes" }, EXPECTATIONS[0], null])).toEqual([EXPECTATIONS[0]]);
});
