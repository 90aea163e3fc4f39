import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `alter table accounts add column configuration json not null default '{}'`,
  `create table widgets (
    account text primary key references accounts (id), settings json not null default '{}',
    created_at bigint not null, updated_at bigint not null, version int not null default 1)`,
];

/** Call and widget settings of accounts. Accounts without a row in `widgets` have the default settings. */
export const configuration: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
