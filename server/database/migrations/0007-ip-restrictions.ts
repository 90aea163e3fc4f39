import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `create table ip_restrictions (
    account text not null references accounts (id), id text not null, range text not null, description text not null,
    search text not null, created_at bigint not null, updated_at bigint not null, version integer not null default 1,
    primary key (account, id))`,
  `create table ip_restriction_users (
    account text not null, restriction text not null, user_id text not null,
    primary key (account, restriction, user_id),
    foreign key (account, restriction) references ip_restrictions (account, id) on delete cascade,
    foreign key (account, user_id) references users (account, id) on delete cascade)`,
  `create index ip_restriction_users_by_user on ip_restriction_users (account, user_id)`,
  `alter table api_keys add column created_by text`,
  `alter table api_keys add column search text not null default ''`,
  `alter table api_keys add column updated_at bigint not null default 0`,
  `alter table api_keys add column version integer not null default 1`,
  `update api_keys set search = lower(name), updated_at = created_at`,
];

/** IP restrictions, and the creator, search text and version of API keys. */
export const ipRestrictions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
