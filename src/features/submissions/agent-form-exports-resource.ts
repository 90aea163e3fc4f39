import { dayRangeFaults } from "../../../openapi/formats/day-range.ts";
import { NewAgentFormExportCheck } from "../../../openapi/generated/checks/new-agent-form-export.ts";
import type { DescribedResource } from "../../resource/kit/described/described-resource.ts";

/** Which agent forms analysts take, again and again. */
export const agentFormExports: DescribedResource = {
  of: "AgentFormExport",
  words: "agentFormExports",
  body: NewAgentFormExportCheck,
  title: "name",
  widths: { file: 132 },
  long: ["description"],
  usual: ["name", "forms", "segments", "from", "until", "file", "actions"],
  besides: ["file"],
  faults: dayRangeFaults,
};
