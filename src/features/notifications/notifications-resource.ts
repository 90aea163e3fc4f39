import { NewNotificationCheck } from "../../../openapi/generated/checks/new-notification.ts";
import type { DescribedResource } from "../../resource/kit/described/described-resource.ts";

/** Notifications to agents. */
export const notifications: DescribedResource = {
  of: "Notification",
  words: "notifications",
  body: NewNotificationCheck,
  title: "title",
  widths: { publishAt: 164, sentAt: 164, viewedBy: 130 },
  long: ["message"],
  usual: ["title", "message", "publishAt", "sentAt", "createdBy", "viewedBy", "actions"],
};
