import { expect, test } from "vitest";
import { answerFault } from "../../../server/forms/answer-fault.ts";
import type { AnswerValue, FormField } from "../../../server/forms/form-field.ts";

const field = (values: Partial<FormField>): FormField => ({
  type: "text",
  name: "a",
  label: "A",
  required: false,
  disabled: false,
  minlength: null,
  maxlength: null,
  pattern: "",
  min: "",
  max: "",
  options: [
    { id: "s", label: "Small" },
    { id: "l", label: "Large" },
  ],
  ...values,
});
const faultsOf = (values: Partial<FormField>, ...answers: readonly (AnswerValue | undefined)[]) =>
  answers.map((answer) => answerFault(field(values), answer));

test("requires answers to required fields and ticks in required checkboxes", () => {
  expect(faultsOf({ required: true }, undefined, null, "", "x")).toEqual([
    "missing",
    "missing",
    "missing",
    null,
  ]);
  expect(faultsOf({ type: "checkbox", required: true }, false, true, "yes")).toEqual([
    "missing",
    null,
    "wrong-type",
  ]);
  expect(faultsOf({ type: "multiselect", required: true }, [], ["s"])).toEqual(["missing", null]);
  expect(faultsOf({ required: true, disabled: true }, undefined, "x")).toEqual([null, "disabled"]);
});

test("only what can be chosen is chosen, each once", () => {
  expect(faultsOf({ type: "select" }, "s", "Small", ["s"])).toEqual([null, "not-one-of", "wrong-type"]);
  expect(faultsOf({ type: "multiselect" }, ["s", "l"], ["s", "s"], ["x"], "s")).toEqual([
    null,
    "not-one-of",
    "not-one-of",
    "wrong-type",
  ]);
});

test("scores lie on their scales", () => {
  expect(faultsOf({ type: "nps" }, 0, 10, 11, -1, 5.5, "9")).toEqual([
    null,
    null,
    "too-large",
    "too-small",
    "wrong-type",
    "wrong-type",
  ]);
  expect(faultsOf({ type: "csat" }, 0, 1, 5, 6)).toEqual(["too-small", null, null, "too-large"]);
  expect(faultsOf({ type: "ces" }, 7, 8)).toEqual([null, "too-large"]);
});

test("numbers, days and times lie between their least and their most", () => {
  expect(faultsOf({ type: "number", min: "9", max: "10" }, 9, 10, 8.99, 10.01, "9")).toEqual([
    null,
    null,
    "too-small",
    "too-large",
    "wrong-type",
  ]);
  expect(
    faultsOf({ type: "date", min: "2030-02-01" }, "2030-02-01", "2030-01-31", "2030-02-30", "tomorrow"),
  ).toEqual([null, "too-small", "format", "format"]);
  expect(faultsOf({ type: "time", max: "18:00" }, "18:00", "18:01", "24:00")).toEqual([
    null,
    "too-large",
    "format",
  ]);
});

test("texts are as long as they may be, and of the form of their type", () => {
  expect(faultsOf({ minlength: 2, maxlength: 3 }, "a", "ab", "abcd")).toEqual([
    "too-short",
    null,
    "too-long",
  ]);
  expect(faultsOf({ type: "email" }, "a@b.example", "a@", "a b@c.d")).toEqual([null, "format", "format"]);
  expect(faultsOf({ type: "url" }, "https://a.example", "javascript:alert(1)")).toEqual([null, "format"]);
  expect(faultsOf({ type: "color" }, "#00ff00", "green")).toEqual([null, "format"]);
});

test("a pattern holds for the whole text, and for none that is too long for it", () => {
  expect(
    faultsOf(
      { pattern: "[A-Z]{2}\\d+" },
      "AB1",
      "xAB1",
      "AB1x",
      `AB${"1".repeat(298)}`,
      `AB${"1".repeat(299)}`,
    ),
  ).toEqual([null, "pattern", "pattern", null, "too-long"]);
});

test("skips a stored pattern that is too slow", () => {
  // Were it tried, it would not fit. A text of twice the length would never be answered.
  expect(faultsOf({ pattern: "(a+)+$" }, `${"a".repeat(24)}!`)).toEqual([null]);
});
