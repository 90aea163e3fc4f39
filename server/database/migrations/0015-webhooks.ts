import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `create table webhooks (
    account text not null references accounts (id), id text not null,
    name text not null, enabled boolean not null, method text not null, url text not null,
    headers jsonb not null, parameters jsonb not null, conditions jsonb not null, verify_ssl boolean not null, events text[] not null,
    gone_at bigint, name_key text not null, search text not null,
    created_at bigint not null, updated_at bigint not null, version integer not null default 1,
    primary key (account, id))`,
  `create table webhook_deliveries (
    number bigint generated always as identity primary key,
    account text not null, webhook text not null, trace_id text not null, event text not null, source text not null, payload text not null,
    tries integer not null default 0, next_at bigint not null default 0)`,
  `create index webhook_deliveries_by_time on webhook_deliveries (next_at, number)`,
  `create index webhook_deliveries_by_webhook on webhook_deliveries (account, webhook)`,
  `create table webhook_logs (
    account text not null, id text not null,
    webhook text not null, trace_id text not null, event text not null, attempt integer not null, state text not null, next_at bigint,
    context jsonb not null, request jsonb not null, response jsonb, server_response text, error text, payload text not null, took integer not null,
    created_at bigint not null, search text not null,
    primary key (account, id))`,
  `create index webhook_logs_by_webhook on webhook_logs (account, webhook, created_at)`,
  `create index webhook_logs_by_time on webhook_logs (created_at)`,
  `create table webhook_secrets (
    account text not null references accounts (id), id text not null,
    name text not null, sealed text not null, old_sealed text, old_until bigint, trace_id text, search text not null,
    created_at bigint not null, updated_at bigint not null, version integer not null default 1,
    primary key (account, id), unique (account, name))`,
  `create table webhook_secret_uses (
    account text not null, secret text not null, webhook text not null,
    primary key (account, webhook, secret),
    foreign key (account, secret) references webhook_secrets (account, id) on delete cascade,
    foreign key (account, webhook) references webhooks (account, id) on delete cascade)`,
];

/** Webhooks, their queued deliveries, logs and secrets. */
export const webhooks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
