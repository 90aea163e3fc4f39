import { NewReferrerCheck } from "../../../openapi/generated/checks/new-referrer.ts";
import type { DescribedResource } from "../../resource/kit/described/described-resource.ts";

/** Web pages from which customers may start calls. */
export const referrers: DescribedResource = {
  of: "Referrer",
  words: "referrers",
  body: NewReferrerCheck,
  title: "link",
  widths: {},
};
