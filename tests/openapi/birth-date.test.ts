import { expect, test } from "vitest";
import { birthDateFaults } from "../../openapi/formats/birth-date.ts";

test.each([
  ["tomorrow", "2026-05-04", [{ at: "birthDate", code: "in-future" }]],
  ["today", "2026-05-03", []],
  ["long ago", "1984-02-29", []],
  ["nothing", "", []],
  ["what nobody knows", null, []],
])("of a birth date that is %s", (_, birthDate, faults) => {
  expect(birthDateFaults({ birthDate }, "2026-05-03")).toEqual(faults);
});
