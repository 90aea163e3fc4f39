import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `alter table accounts add column supervision json not null default '{"enabled":false,"termsAcceptedAt":null,"termsAcceptedBy":null}'`,
  `create table supervisions (
    id text primary key, account text not null references accounts (id), call text not null, user_id text not null, name text not null, session text not null,
    started_at bigint not null, ended_at bigint, ended_by text)`,
  `create index supervisions_open on supervisions (account, user_id) where ended_at is null`,
];

/** Supervisions of calls, and the account's consent to them. */
export const supervision: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
