import { expect, test } from "vitest";
import {
  faultAt,
  faultsBelow,
  faultsWithin,
  fieldErrors,
} from "../../../../src/resource/records/form/field-errors.ts";

test("keeps faults within a field by their place, and shows the first at the field", () => {
  const faults = [
    faultAt("/body/fields/1/options/0/label", "missing", ""),
    faultAt("/body/fields/2", "overlaps", ""),
    faultAt("/body/name", "taken", ""),
  ];
  const errors = fieldErrors(faults, ({ code }) => `${code}!`);
  expect(errors).toEqual({
    fields: {
      type: "missing",
      message: "missing!",
      types: { "1/options/0/label": "missing!", "2": "overlaps!" },
    },
    name: { type: "taken", message: "taken!" },
  });
  const within = faultsWithin(errors["fields"]);
  expect(faultsBelow(within, "1")).toEqual({ "options/0/label": "missing!" });
  expect(faultsBelow(faultsBelow(within, "1"), "options")).toEqual({ "0/label": "missing!" });
  expect(faultsBelow(within, "2")).toEqual({});
  expect(faultsWithin(undefined)).toEqual({});
});
