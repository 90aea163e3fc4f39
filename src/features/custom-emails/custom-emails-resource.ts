import { NewCustomEmailCheck } from "../../../openapi/generated/checks/new-custom-email.ts";
import type { DescribedResource } from "../../resource/kit/described/described-resource.ts";
import { LetterPreview } from "./letter-preview.tsx";

/** Custom emails about appointments. */
export const customEmails: DescribedResource = {
  of: "CustomEmail",
  words: "customEmails",
  body: NewCustomEmailCheck,
  title: "name",
  widths: { slug: 140, template: 200 },
  usual: ["name", "slug", "template", "subject", "actions"],
  long: ["paragraphs/html"],
  Under: LetterPreview,
};
