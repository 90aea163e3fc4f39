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
const told = (values: Partial<FormField>, ...answers: readonly (AnswerValue | undefined)[]) =>
  answers.map((answer) => answerFault(field(values), answer));

test("what is required has to be answered, and a box that is required has to be ticked", () => {
  expect(told({ required: true }, undefined, null, "", "x")).toEqual(["missing", "missing", "missing", null]);
  expect(told({ type: "checkbox", required: true }, false, true, "yes")).toEqual([
    "missing",
    null,
    "wrong-type",
  ]);
  expect(told({ type: "multiselect", required: true }, [], ["s"])).toEqual(["missing", null]);
  expect(told({ required: true, disabled: true }, undefined, "x")).toEqual([null, "disabled"]);
});

test("only what can be chosen is chosen, each once", () => {
  expect(told({ type: "select" }, "s", "Small", ["s"])).toEqual([null, "not-one-of", "wrong-type"]);
  expect(told({ type: "multiselect" }, ["s", "l"], ["s", "s"], ["x"], "s")).toEqual([
    null,
    "not-one-of",
    "not-one-of",
    "wrong-type",
  ]);
});

test("scores lie on their scales", () => {
  expect(told({ type: "nps" }, 0, 10, 11, -1, 5.5, "9")).toEqual([
    null,
    null,
    "too-large",
    "too-small",
    "wrong-type",
    "wrong-type",
  ]);
  expect(told({ type: "csat" }, 0, 1, 5, 6)).toEqual(["too-small", null, null, "too-large"]);
  expect(told({ type: "ces" }, 7, 8)).toEqual([null, "too-large"]);
});

test("numbers, days and times lie between their least and their most", () => {
  expect(told({ type: "number", min: "9", max: "10" }, 9, 10, 8.99, 10.01, "9")).toEqual([
    null,
    null,
    "too-small",
    "too-large",
    "wrong-type",
  ]);
  expect(
    told({ type: "date", min: "2030-02-01" }, "2030-02-01", "2030-01-31", "2030-02-30", "tomorrow"),
  ).toEqual([null, "too-small", "format", "format"]);
  expect(told({ type: "time", max: "18:00" }, "18:00", "18:01", "24:00")).toEqual([
    null,
    "too-large",
    "format",
  ]);
});

test("texts are as long as they may be, and of the form of their type", () => {
  expect(told({ minlength: 2, maxlength: 3 }, "a", "ab", "abcd")).toEqual(["too-short", null, "too-long"]);
  expect(told({ type: "email" }, "a@b.example", "a@", "a b@c.d")).toEqual([null, "format", "format"]);
  expect(told({ type: "url" }, "https://a.example", "javascript:alert(1)")).toEqual([null, "format"]);
  expect(told({ type: "color" }, "#00ff00", "green")).toEqual([null, "format"]);
});

test("a pattern holds for the whole text, and for none that is too long for it", () => {
  expect(
    told({ pattern: "[A-Z]{2}\\d+" }, "AB1", "xAB1", "AB1x", `AB${"1".repeat(298)}`, `AB${"1".repeat(299)}`),
  ).toEqual([null, "pattern", "pattern", null, "too-long"]);
});

test("a slow pattern that was kept all the same keeps nobody busy", () => {
  // Were it tried, it would not fit. A text of twice the length would never be answered.
  expect(told({ pattern: "(a+)+$" }, `${"a".repeat(24)}!`)).toEqual([null]);
});
