import { expect, test } from "vitest";
import { formFaults, hasAttribute } from "../../openapi/formats/form-fields.ts";

const field = (values: object = {}) => ({ type: "text", name: "a", label: "A", ...values });
const faultsOf = (...fields: readonly object[]) =>
  formFaults({ fields }).map(({ at, code }) => `${at} ${code}`);

test("rejects duplicate field names, ignoring case, and duplicate option ids", () => {
  expect(faultsOf(field(), field({ name: "b" }), field({ name: "A" }))).toEqual(["fields/2/name twice"]);
  const option = { id: "x", label: "X" };
  expect(faultsOf(field({ type: "radio", options: [option, option] }))).toEqual([
    "fields/0/options/1/id twice",
  ]);
});

test("requires options for choice fields", () => {
  for (const type of ["select", "radio", "multiselect"])
    expect(faultsOf(field({ type, options: [] }))).toEqual(["fields/0/options too-few"]);
});

test("rejects attributes the type does not have and accepts empty ones", () => {
  expect(faultsOf(field({ type: "checkbox", pattern: "a", min: "1" }))).toEqual([
    "fields/0/pattern not-of-type",
    "fields/0/min not-of-type",
  ]);
  expect(
    faultsOf(
      field({ type: "checkbox", pattern: "", min: "", options: [], minlength: null, readonly: false }),
    ),
  ).toEqual([]);
  expect([
    hasAttribute("hidden", "required"),
    hasAttribute("nps", "required"),
    hasAttribute("hidden", "label"),
  ]).toEqual([false, true, true]);
});

test("rejects a maximum below the minimum for lengths, numbers, dates and times", () => {
  expect(faultsOf(field({ minlength: 5, maxlength: 4 }))).toEqual(["fields/0/maxlength below-min"]);
  expect(
    faultsOf(
      field({ minlength: 5, maxlength: 5 }),
      field({ name: "n", type: "number", min: "9", max: "10" }),
    ),
  ).toEqual([]);
  expect(faultsOf(field({ type: "number", min: "10", max: "9.5" }))).toEqual(["fields/0/max below-min"]);
  expect(faultsOf(field({ type: "date", min: "2030-02-01", max: "2030-01-31" }))).toEqual([
    "fields/0/max below-min",
  ]);
  expect(faultsOf(field({ type: "date", min: "2030-02-31" }))).toEqual(["fields/0/min format"]);
  expect(faultsOf(field({ type: "date", min: "2028-02-29" }))).toEqual([]);
  expect(faultsOf(field({ type: "time", min: "18:00", max: "09:00" }))).toEqual(["fields/0/max below-min"]);
});

test("the least and the most are written as their type is", () => {
  expect(faultsOf(field({ type: "number", min: "ten", max: "9" }))).toEqual(["fields/0/min format"]);
  expect(faultsOf(field({ type: "time", max: "24:00" }))).toEqual(["fields/0/max format"]);
});

test("a pattern that is none, or that some texts would keep busy, is refused by name", () => {
  expect(faultsOf(field({ pattern: "(" }), field({ name: "b", pattern: "(a+)+$" }))).toEqual([
    "fields/0/pattern no-pattern",
    "fields/1/pattern slow-pattern",
  ]);
});
