import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `create table saved_views (
    account text not null references accounts (id), id text not null,
    resource text not null, owner text not null, name text not null, name_key text not null,
    query text not null, shared boolean not null, place integer not null,
    created_at bigint not null, updated_at bigint not null, version integer not null default 1,
    primary key (account, id), unique (account, resource, owner, name_key))`,
];

/** Saved views of lists. */
export const savedViews: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
