import { NewSurveyCheck } from "../../../openapi/generated/checks/new-survey.ts";
import { formFaults, hasAttribute } from "../../../openapi/formats/form-fields.ts";
import type { DescribedResource } from "../../resource/kit/described/described-resource.ts";

/** Surveys that customers answer after a call. */
export const surveys: DescribedResource = {
  of: "Survey",
  words: "surveys",
  body: NewSurveyCheck,
  title: "name",
  widths: { name: 280 },
  long: ["description"],
  rowShows: (field, member) => hasAttribute(field["type"], member),
  faults: formFaults,
  needs: () => ["fields/options"],
};
