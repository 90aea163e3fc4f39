import { dayRangeFaults } from "../../../openapi/formats/day-range.ts";
import { NewAgentFormExportBody } from "../../../openapi/generated/bodies/new-agent-form-export.ts";
import type { DescribedResource } from "../../resource/kit/described/described-resource.ts";

/** Which agent forms analysts take, again and again. */
export const agentFormExports: DescribedResource = {
  of: "AgentFormExport",
  words: "agentFormExports",
  body: NewAgentFormExportBody,
  title: "name",
  widths: { file: 132 },
  long: ["description"],
  usual: ["name", "forms", "segments", "from", "until", "file", "actions"],
  besides: ["file"],
  faults: dayRangeFaults,
};
