import { type Kysely, type Migration, sql } from "kysely";

/** Sums of agents by day, filled by a job (`agent-days.ts`). */
export const agentDays: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`create table agent_days (
        account text not null references accounts (id), starts bigint not null, ends bigint not null,
        zone text not null, definition integer not null, limits jsonb not null,
        agents text[] not null, names text[] not null, amounts double precision[] not null,
        primary key (account, starts))`)
      .execute(db);
  },
};
