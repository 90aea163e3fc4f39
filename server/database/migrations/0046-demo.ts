import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `create table demo_histories (
    account text primary key references accounts (id), days integer not null, of_days integer not null,
    calls integer not null, expected integer not null, began_at bigint not null, began_with integer not null,
    updated_at bigint not null)`,
  `create table demo_months (
    account text primary key references accounts (id), month text not null references accounts (id),
    state text not null, rows_read integer not null, left_out integer not null, written integer not null,
    events integer not null, fault text, updated_at bigint not null)`,
  `create table linked_users (
    account text not null, user_id text not null, linked_account text not null, linked_user text not null,
    primary key (account, user_id, linked_account),
    foreign key (account, user_id) references users (account, id) on delete cascade,
    foreign key (linked_account, linked_user) references users (account, id) on delete cascade)`,
];

/** Progress of the demo's history, the month of real calls, and the users of one person in two accounts. */
export const demo: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
