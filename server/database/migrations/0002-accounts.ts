import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `alter table accounts add column principal text`,
  `alter table accounts add column business json not null default '{}'`,
  `update accounts set principal = (select id from users where users.account = accounts.id and level = 1 order by id collate "C" limit 1)`,
  `alter table users add column disabled boolean not null default false`,
  `alter table sessions add column proved_at bigint not null default 0`,
  `alter table sessions add column address text`,
  `alter table sessions add column agent text`,
  `alter table api_keys add column used_at bigint`,
  `create table privileges (
    account text not null references accounts (id), id text not null, name text not null, label text not null,
    level integer not null, permissions json not null,
    created_at bigint not null, updated_at bigint not null, version integer not null default 1,
    primary key (account, id), unique (account, name))`,
  `create table login_claims (
    claim_hash text primary key, binding_hash text, account text not null, user_id text not null,
    remember boolean not null, expires_at bigint not null,
    foreign key (account, user_id) references users (account, id) on delete cascade)`,
];

/** Custom privileges, principal administrators, session details, and login claims. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
