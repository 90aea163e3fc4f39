import { dayRangeFaults } from "../../../../openapi/formats/day-range.ts";
import { NewAgentFormExportCheck } from "../../../../openapi/generated/checks/new-agent-form-export.ts";
import type { DescribedResource } from "../../../resource/kit/described/described-resource.ts";

/** Saved exports of agent forms, which analysts download repeatedly. */
export const agentFormExports: DescribedResource = {
  of: "AgentFormExport",
  words: "agentFormExports",
  body: NewAgentFormExportCheck,
  title: "name",
  widths: { file: 168 },
  long: ["description"],
  usual: ["name", "forms", "segments", "from", "until", "file", "actions"],
  besides: ["file"],
  faults: dayRangeFaults,
};
