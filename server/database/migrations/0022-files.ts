import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `create table uploads (
    account text not null references accounts (id), id text not null,
    name text not null, extension text not null, size bigint not null, received bigint not null default 0,
    created_by text, name_key text not null,
    created_at bigint not null, updated_at bigint not null, version integer not null default 1,
    primary key (account, id))`,
  `create index uploads_unfinished on uploads (updated_at) where received < size`,
  `create table file_removals (account text not null, id text not null, primary key (account, id))`,
];

/** Uploaded files, and files to be removed from disk. */
export const files: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
