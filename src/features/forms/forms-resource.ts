import { NewFormCheck } from "../../../openapi/generated/checks/new-form.ts";
import { formFaults, hasAttribute } from "../../../openapi/formats/form-fields.ts";
import type { DescribedResource } from "../../resource/kit/described/described-resource.ts";

/** Forms for customers and agents. */
export const forms: DescribedResource = {
  of: "Form",
  words: "forms",
  body: NewFormCheck,
  title: "name",
  widths: { name: 280 },
  long: ["description"],
  rowShows: (field, member) => hasAttribute(field["type"], member),
  faults: formFaults,
  needs: () => ["fields/options"],
};
