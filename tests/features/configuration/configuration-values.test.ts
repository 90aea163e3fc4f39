import { expect, test } from "vitest";
import { CONFIGURATION_CHECK } from "../../../src/features/configuration/configuration-values.ts";
import { bodyFaults } from "../../../src/resource/records/form/body-faults.ts";

const TYPED = {
  recordingFilename: "{callId}",
  maxResponseSeconds: 20,
  supervision: true,
  termsAccepted: false,
};

test("accepts settings and the switches beside them", () => {
  expect(bodyFaults(CONFIGURATION_CHECK, TYPED)).toEqual([]);
});

test("refuses settings at the fields of the form, with their measure", () => {
  expect(
    bodyFaults(CONFIGURATION_CHECK, { ...TYPED, maxResponseSeconds: 301, virtualBackgrounds: ["x"] }),
  ).toEqual([
    { field: "maxResponseSeconds", code: "too-large", measure: 300 },
    { field: "virtualBackgrounds", within: "0", code: "pattern", measure: null },
  ]);
});

test("requires what may not be emptied", () => {
  expect(bodyFaults(CONFIGURATION_CHECK, {})).toEqual([
    { field: "recordingFilename", code: "missing", measure: null },
    { field: "maxResponseSeconds", code: "missing", measure: null },
  ]);
});
