import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `create table absences_told (
    account text not null references accounts (id), working_hours text not null, agent text not null, range_start bigint not null, told_at bigint not null,
    primary key (account, working_hours, agent, range_start))`,
  `create index absences_told_by_time on absences_told (told_at)`,
  `create table reminders_sent (
    account text not null references accounts (id), appointment text not null, starts_at bigint not null, minutes integer not null, sent_at bigint not null,
    primary key (account, appointment, starts_at, minutes))`,
  `create index reminders_sent_by_time on reminders_sent (sent_at)`,
  // Indexes to find conflicting appointments of an agent, and appointments with due reminders.
  `create index appointments_by_agent on resource_records (account, (data ->> 'user'), (data ->> 'endsAt')) where collection = 'Appointment'`,
  `create index appointments_by_start on resource_records ((data ->> 'startsAt') collate "C") where collection = 'Appointment'`,
];

/** Sent notifications of absences, and sent reminders of appointments. Neither is sent twice. */
export const calendars: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
