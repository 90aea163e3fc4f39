import { NewWorkingHoursCheck } from "../../../openapi/generated/checks/new-working-hours.ts";
import type { DescribedResource } from "../../resource/kit/described/described-resource.ts";

/** Working hours of agents, and the users who are notified if agents are absent. */
export const workingHours: DescribedResource = {
  of: "WorkingHours",
  words: "workingHours",
  body: NewWorkingHoursCheck,
  title: "label",
  widths: { notificationEnabled: 148, gracePeriod: 148, days: 260 },
  usual: ["label", "days", "agents", "subscribers", "notificationEnabled", "actions"],
};
