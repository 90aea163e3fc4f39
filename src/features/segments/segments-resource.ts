import { NewSegmentCheck } from "../../../openapi/generated/checks/new-segment.ts";
import type { DescribedResource } from "../../resource/kit/described/described-resource.ts";

/** Segments, with the settings of call distribution. */
export const segments: DescribedResource = {
  of: "Segment",
  words: "departments",
  body: NewSegmentCheck,
  title: "name",
  widths: { channels: 168, users: 132, visibility: 116, type: 96 },
  besides: ["waiting", "longestWait", "serviceLevel"],
  usual: ["name", "channels", "users", "waiting", "longestWait", "serviceLevel", "actions"],
  sections: {
    forms: ["baseForm", "contactForm", "surveyForm", "agentForm"],
    call: ["recordingSetting", "tags", "mandatoryTags", "requestLocation"],
    limits: ["restricted", "restrictedCalls", "restrictedPeriod"],
    kind: ["type", "externalUrl", "eventArgument"],
  },
};
