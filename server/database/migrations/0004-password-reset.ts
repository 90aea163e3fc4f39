import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `create table password_resets (
    id text primary key, login text not null, address text, kind text not null,
    request_hash text unique, email_sealed text, account text, user_id text,
    pin_hash text, tries integer not null default 0,
    link_hash text unique, link_expires_at bigint, grant_hash text unique, grant_expires_at bigint,
    asked_at bigint not null, ended_at bigint,
    foreign key (account, user_id) references users (account, id) on delete cascade)`,
  `create index password_resets_by_login on password_resets (login, asked_at)`,
  `create index password_resets_by_address on password_resets (address, asked_at)`,
  `create index password_resets_by_user on password_resets (account, user_id)`,
  `create table mails (
    account text not null references accounts (id), id text not null,
    recipient text not null, kind text not null, language text not null, names json not null,
    has_pin boolean not null, sealed text,
    state text not null, reason text, tries integer not null default 0,
    next_at bigint, good_until bigint not null, created_at bigint not null, sent_at bigint, search text not null,
    primary key (account, id))`,
  `create index mails_by_next on mails (next_at) where next_at is not null`,
];

/** Password reset requests, and the emails that contain their PINs and links. */
export const passwordReset: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
