import { twinFaults } from "../../../openapi/formats/no-twins.ts";
import { NewServiceCheck } from "../../../openapi/generated/checks/new-service.ts";
import type { DescribedResource } from "../../resource/kit/described/described-resource.ts";

/** Services that customers book appointments for. */
export const services: DescribedResource = {
  of: "Service",
  words: "services",
  body: NewServiceCheck,
  title: "title",
  widths: { visibility: 120, automaticSelection: 200 },
  long: ["description"],
  usual: ["title", "availability", "agents", "visibility", "actions"],
  sections: {
    keeping: ["availability", "agents", "automaticSelection", "reminders", "recordingSetting"],
    forms: ["customerForm", "agentForm", "survey"],
    letters: ["emailTemplates", "logoUrl"],
  },
  faults: ({ reminders }) => twinFaults("reminders", "time", reminders),
};
