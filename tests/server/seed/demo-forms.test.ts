import { expect, test } from "vitest";
import { NewAgentFormExportCheck } from "../../../openapi/generated/checks/new-agent-form-export.ts";
import { NewSegmentCheck } from "../../../openapi/generated/checks/new-segment.ts";
import { NewFormCheck } from "../../../openapi/generated/checks/new-form.ts";
import { formFaults } from "../../../openapi/formats/form-fields.ts";
import { answerFault } from "../../../server/forms/answer-fault.ts";
import type { FormField } from "../../../server/forms/form-field.ts";
import { SUBMISSIONS } from "../../support/sample-submissions.ts";
import { DEMO_FORMS, DEMO_SEGMENT_SETTINGS } from "../../../server/seed/demo-forms.ts";
import { MANDATORY_TAGS, USED_TAGS } from "../../../server/seed/demo-tags.ts";
import { bodyFaults } from "../../../src/resource/records/form/body-faults.ts";

const fieldsOf = (id: string): readonly FormField[] =>
  (DEMO_FORMS.find((record) => record.id === id)?.values["fields"] ?? []) as FormField[]; // as they are written there

test("the demo's forms and segments are such as the platform would take", () => {
  for (const { one, values } of DEMO_FORMS)
    if (one === "Form" || one === "Survey")
      expect([bodyFaults(NewFormCheck, values), formFaults(values)]).toEqual([[], []]);
  for (const { one, values } of DEMO_FORMS)
    if (one === "AgentFormExport") expect(bodyFaults(NewAgentFormExportCheck, values)).toEqual([]);
  for (const settings of Object.values(DEMO_SEGMENT_SETTINGS))
    expect(bodyFaults(NewSegmentCheck, { name: "Any", ...settings })).toEqual([]);
});

test("seeds a tag for each name that calls of the demo hold", () => {
  const names = new Set(DEMO_FORMS.flatMap(({ one, values }) => (one === "Tag" ? [values["name"]] : [])));
  expect([...USED_TAGS, ...MANDATORY_TAGS].filter((name) => !names.has(name))).toEqual([]);
});

test("seeds submissions that answer the fields of their forms", () => {
  for (const { form, answers } of SUBMISSIONS) {
    const fields = fieldsOf(form);
    expect(answers.map(({ name }) => name)).toEqual(fields.map(({ name }) => name));
    expect(
      fields.map((field) => answerFault(field, answers.find(({ name }) => name === field.name)?.value)),
    ).toEqual(fields.map(() => null));
  }
});
