import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `drop table queue_records`,
  `drop table call_records`,
  `drop table contact_records`,
  `create table contact_records (
    account text not null references accounts (id), id text not null, epoch integer not null,
    customer text, queue text, call text, announced boolean not null, ended boolean not null,
    channel text, origin text, device text, location text, consent_at bigint, created_at bigint not null, leg text,
    primary key (account, id))`,
  `create table call_records (
    account text not null references accounts (id), leg text not null, id text not null, epoch integer not null,
    contact text not null, is_first boolean not null, queue text, customer text, channel text not null,
    origin text, device text, location text, consent_at bigint, agent text, segment text,
    transferred_agent text, transferred_segment text, transfers integer not null,
    offers integer not null, dismissals integer not null, timeouts integer not null,
    outcome text, reason text, waited bigint, queued bigint, served bigint, tags json not null,
    sentiment text, topics json not null, summary text, quality double precision, survey json, comments integer not null,
    began_at bigint not null, created_at bigint not null, started_at bigint not null, answered_at bigint, ended_at bigint, ended_by text,
    search text not null, primary key (account, leg))`,
  `create index call_records_by_id on call_records (account, id)`,
  `create index call_records_by_start on call_records (account, started_at, id)`,
  `create index call_records_by_creation on call_records (account, created_at, id)`,
  `create index call_records_by_contact on call_records (account, began_at)`,
  `create index call_records_by_agent on call_records (account, agent, started_at)`,
  `create index call_records_by_customer on call_records (account, customer, created_at)`,
  `create table status_records (
    account text not null references accounts (id), user_id text not null, began_at bigint not null, epoch integer not null,
    "offset" bigint not null, status text not null, reason text, ended_at bigint, primary key (account, epoch, user_id, "offset"))`,
  `create index status_records_by_time on status_records (account, began_at, ended_at)`,
  `create index status_records_open on status_records (account, epoch, user_id) where ended_at is null`,
  `create index contacts_by_external_id on resource_records (account, (data ->> 'externalId')) where collection = 'Contact'`,
  `update privileges set permissions = (permissions::jsonb || '["insights.read"]')::json, version = version + 1
    where permissions::jsonb @> '["monitor.read", "calls.read"]' and not permissions::jsonb @> '["insights.read"]'`,
  `create table read_models (name text primary key, version integer not null)`,
];

/**
 * Stores every call, also calls without an answer, with all facts about it, and every status of an agent. The
 * tables are filled from the event log when the platform starts (`rebuild-read-models.ts`).
 */
export const everyCall: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
