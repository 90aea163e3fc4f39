import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `create table call_comments (
    account text not null references accounts (id), id text not null, leg text not null,
    text text not null, at integer, recording text, user_id text not null, created_at bigint not null,
    primary key (account, id))`,
  `create index call_comments_by_leg on call_comments (account, leg, created_at)`,
];

/** Comments of users on calls and on moments of their recordings. */
export const callComments: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
