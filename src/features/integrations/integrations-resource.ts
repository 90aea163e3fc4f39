import { NewIntegrationCheck } from "../../../openapi/generated/checks/new-integration.ts";
import type { DescribedResource } from "../../resource/kit/described/described-resource.ts";

/** Websites and external systems that are connected to the platform. */
export const integrations: DescribedResource = {
  of: "Integration",
  words: "integrations",
  body: NewIntegrationCheck,
  title: "name",
  long: ["description"],
  usual: ["name", "kind", "hosts", "segments", "enabled", "actions"],
  widths: { name: 200, kind: 130, hosts: 220, segments: 220, enabled: 100 },
};
