import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `create table resource_records (
    account text not null references accounts (id), collection text not null, id text not null,
    data jsonb not null, keys jsonb not null, taken text, search text not null, created_by text,
    created_at bigint not null, updated_at bigint not null, version integer not null default 1,
    primary key (account, collection, id), unique (account, collection, taken))`,
  `create index resource_records_by_time on resource_records (account, collection, created_at)`,
];

/** Records of the resources that are described in the API contract, except segments. */
export const resourceRecords: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
