import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `create table form_submissions (
    account text not null references accounts (id), id text not null,
    kind text not null, form text not null, answers jsonb not null,
    contact text, call text, segment text, user_id text, search text not null, created_at bigint not null,
    primary key (account, id))`,
  `create index form_submissions_by_time on form_submissions (account, created_at, id)`,
  `create index form_submissions_by_form on form_submissions (account, form, created_at)`,
];

/** Form submissions of customers and agents. */
export const formSubmissions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
