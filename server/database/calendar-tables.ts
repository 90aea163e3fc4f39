import type { Instant } from "./columns.ts";

/** That it was told of an agent, once for each range. */
interface AbsenceToldTable {
  account: string;
  working_hours: string;
  agent: string;
  range_start: Instant;
  told_at: Instant;
}

/** That a customer was reminded of an appointment at a time, so many minutes before it. */
interface ReminderSentTable {
  account: string;
  appointment: string;
  starts_at: Instant;
  minutes: number;
  sent_at: Instant;
}

/** What calendars and working hours keep besides their records. */
export interface CalendarTables {
  absences_told: AbsenceToldTable;
  reminders_sent: ReminderSentTable;
}
