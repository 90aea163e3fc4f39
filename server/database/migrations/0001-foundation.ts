import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `create table accounts (
    id text primary key, name text not null, language text not null, time_zone text not null,
    targets json not null, features json not null, subscribed boolean not null default true,
    created_at bigint not null, updated_at bigint not null, version integer not null default 1)`,

  `create table users (
    account text not null references accounts (id), id text not null,
    firstname text not null, lastname text not null, email text, username text, lang text,
    level integer not null, privilege text not null, password_hash text, imported boolean not null default false,
    firstname_key text not null, lastname_key text not null, search text not null,
    created_at bigint not null, updated_at bigint not null, version integer not null default 1,
    primary key (account, id))`,
  `create index users_by_level on users (account, level, id)`,
  `create table logins (
    login text primary key, account text not null, user_id text not null,
    foreign key (account, user_id) references users (account, id) on delete cascade)`,

  `create table segments (
    account text not null references accounts (id), id text not null,
    name text not null, channels text[] not null, visibility text not null default 'visible', type text not null default 'classic',
    imported boolean not null default false, name_key text not null,
    created_at bigint not null, updated_at bigint not null, version integer not null default 1,
    primary key (account, id))`,
  `create table segment_users (
    account text not null, segment text not null, user_id text not null,
    primary key (account, segment, user_id),
    foreign key (account, segment) references segments (account, id) on delete cascade,
    foreign key (account, user_id) references users (account, id) on delete cascade)`,
  `create index segment_users_by_user on segment_users (account, user_id)`,

  `create table sessions (
    id text primary key, account text not null, user_id text not null, refresh_hash text not null unique,
    remember boolean not null, created_at bigint not null, used_at bigint not null, expires_at bigint not null,
    ended_at bigint, ended_by text,
    foreign key (account, user_id) references users (account, id) on delete cascade)`,
  `create index sessions_by_user on sessions (account, user_id)`,
  `create table api_keys (
    id text primary key, account text not null references accounts (id), name text not null,
    prefix text not null, key_hash text not null unique, privilege text not null, created_at bigint not null)`,
  `create table attempts (id text primary key, login text not null, address text not null, at bigint not null)`,
  `create index attempts_by_time on attempts (at)`,

  `create table channels (
    number serial primary key, name text not null unique,
    account text not null references accounts (id), epoch integer, live_fed_at bigint)`,
  `create table epochs (
    number serial primary key, channel integer not null references channels (number),
    epoch text not null, kind text not null, source text, name text, zone text not null,
    ended boolean not null default false, head bigint not null default 0, rate double precision not null,
    anchor_wall bigint not null, anchor_time bigint not null, fed_at bigint, fed_time bigint, opened_at bigint not null,
    unique (channel, epoch))`,
  `create index epochs_by_source on epochs (channel, source)`,
  `create table events (
    channel integer not null references channels (number), epoch integer not null references epochs (number), "offset" bigint not null,
    id text not null, source text not null, type text not null, subject text not null, time bigint not null,
    dataschema text, data json not null,
    primary key (epoch, "offset"), unique (channel, source, id))`,
  `create index events_by_subject on events (epoch, subject, "offset")`,
  `create table checkpoints (
    reader text not null, channel integer not null references channels (number),
    epoch text not null, "offset" bigint not null, state json not null,
    primary key (reader, channel))`,

  `create table contact_records (
    account text not null references accounts (id), id text not null, epoch integer not null,
    customer text, queue text, call text, said boolean not null, ended boolean not null,
    primary key (account, id))`,
  `create table queue_records (
    account text not null references accounts (id), id text not null, epoch integer not null,
    contact text not null, customer text, created_at bigint not null, ended boolean not null,
    primary key (account, id))`,
  `create table call_records (
    account text not null references accounts (id), id text not null, epoch integer not null,
    contact text not null, queue text, customer text, channel text not null, agent text, segment text not null,
    transferred_agent text, transferred_segment text, transfers integer not null, waited bigint, tags json not null,
    created_at bigint not null, started_at bigint not null, ended_at bigint, ended_by text, search text not null,
    primary key (account, id))`,
  `create index call_records_by_start on call_records (account, started_at, id)`,
];

/** Creates the tables for accounts, sign-in, the event log and its read models. */
export const foundation: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
