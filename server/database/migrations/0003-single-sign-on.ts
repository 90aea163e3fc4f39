import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `create table sso_settings (
    account text primary key references accounts (id), type text not null, enabled boolean not null,
    cert text not null, cert_set_at bigint not null, cert_set_by text, entry_point text not null, issuer text not null,
    want_response_signed boolean not null, want_assertions_signed boolean not null,
    signature_algorithm text not null, digest_algorithm text not null,
    force_authn boolean not null, binding text not null, identifier_format text,
    created_at bigint not null, updated_at bigint not null, version integer not null default 1)`,
  `create table sso_requests (
    id text primary key, account text references accounts (id), site text not null, browser_hash text not null,
    remember boolean not null, redirect text, trial json, expires_at bigint not null)`,
  `create index sso_requests_by_end on sso_requests (expires_at)`,
  `create table sso_assertions (assertion_hash text primary key, expires_at bigint not null)`,
  `create index sso_assertions_by_end on sso_assertions (expires_at)`,
  `create table sso_identities (
    account text not null, issuer text not null, name_id text not null, user_id text not null, created_at bigint not null,
    primary key (account, issuer, name_id), unique (account, issuer, user_id),
    foreign key (account, user_id) references users (account, id) on delete cascade)`,
  `create table sso_tests (account text primary key references accounts (id), result json not null)`,
];

/** Identity providers of accounts, pending sign-ins, and users by their name ID at a provider. */
export const singleSignOn: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
