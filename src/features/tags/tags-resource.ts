import { NewTagCheck } from "../../../openapi/generated/checks/new-tag.ts";
import type { DescribedResource } from "../../resource/kit/described/described-resource.ts";

/** Labels that agents put on calls. */
export const tags: DescribedResource = {
  of: "Tag",
  words: "tags",
  body: NewTagCheck,
  title: "label",
  widths: { name: 200 },
  long: ["description"],
};
