import { DEMO_AGENTS } from "./demo-account.ts";
import type { DemoRecord } from "./demo-calendars.ts";

const HOUR = 3_600_000;

/** Title, message, hours since it was sent, and the number of agents who have read it. */
const SENT = [
  ["Invoices of this month", "They are sent today. Expect questions about the new fees.", 26, 31],
  [
    "Outage of the platform",
    "The connections are stable again. Please sign in again if you see errors.",
    72,
    38,
  ],
  ["Team briefing", "On Thursday at nine, in room two and on video.", 120, 40],
] as const;

/** Returns notifications that agents have received before `now` (ms). */
export const demoNotifications = (now: number): readonly DemoRecord[] =>
  SENT.map(([title, message, hours, readers], index) => {
    const sentAt = new Date(now - hours * HOUR).toISOString();
    return {
      one: "Notification",
      id: `65a0f042${(index + 1).toString(16).padStart(16, "0")}`,
      values: {
        title,
        message,
        publishAt: sentAt,
        sentAt,
        viewedBy: DEMO_AGENTS.slice(0, readers).map(({ id }) => id),
      },
    };
  });
