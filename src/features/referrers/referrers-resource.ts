import { NewReferrerBody } from "../../../openapi/generated/bodies/new-referrer.ts";
import type { DescribedResource } from "../../resource/kit/described/described-resource.ts";

/** From where calls may begin. */
export const referrers: DescribedResource = {
  of: "Referrer",
  words: "referrers",
  body: NewReferrerBody,
  title: "link",
  widths: {},
};
