import { NewAbandonReasonCheck } from "../../../openapi/generated/checks/new-abandon-reason.ts";
import type { DescribedResource } from "../../resource/kit/described/described-resource.ts";

/** Reasons that customers can select when they leave a queue. */
export const abandonReasons: DescribedResource = {
  of: "AbandonReason",
  words: "abandonReasons",
  body: NewAbandonReasonCheck,
  title: "label",
  widths: { name: 200, visibility: 140 },
};
