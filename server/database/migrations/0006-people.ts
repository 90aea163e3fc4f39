import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `alter table users add column availability json not null default '[]'`,
  `create table connection_records (
    account text not null references accounts (id), id text not null, epoch integer not null,
    user_id text not null, session text not null, connected_at bigint, disconnected_at bigint,
    reason text, ip text, browser text, at bigint not null, search text not null,
    primary key (account, id))`,
  `create index connection_records_by_user on connection_records (account, user_id, at)`,
  `create index connection_records_by_time on connection_records (account, at)`,
];

/** Working days of users, and connections of agents. */
export const people: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
