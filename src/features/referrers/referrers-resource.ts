import { NewReferrerCheck } from "../../../openapi/generated/checks/new-referrer.ts";
import type { DescribedResource } from "../../resource/kit/described/described-resource.ts";

/** From where calls may begin. */
export const referrers: DescribedResource = {
  of: "Referrer",
  words: "referrers",
  body: NewReferrerCheck,
  title: "link",
  widths: {},
};
