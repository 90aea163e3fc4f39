import { expect, test } from "vitest";
import { contactFaults } from "../../openapi/formats/contact-rules.ts";

test.each([
  ["a company that says what it is called", { type: "company", company: "Hart" }, []],
  [
    "a company that says nothing of it",
    { type: "company", firstname: "Ada", company: "" },
    [{ at: "company", code: "missing" }],
  ],
  [
    "a company of which it was never said",
    { type: "company", birthDate: "2026-05-04" },
    [
      { at: "birthDate", code: "in-future" },
      { at: "company", code: "missing" },
    ],
  ],
  ["a person without a company", { type: "person", firstname: "Ada" }, []],
])("%s", (_, contact, faults) => {
  expect(contactFaults(contact, "2026-05-03")).toEqual(faults);
});
