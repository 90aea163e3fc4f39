import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `create table recordings (
    account text not null references accounts (id), id text not null,
    status text not null, call_id text not null, agent text, segment text, setting text, media text not null,
    size bigint not null default 0, most bigint not null, started_at bigint not null, ended_at bigint, ended_by text,
    hot boolean not null default false, cold boolean not null default false, reason text,
    store_at bigint not null default 0, tries integer not null default 0, reviewed_by text, reviewed_at bigint, search text not null,
    created_at bigint not null, updated_at bigint not null, version integer not null default 1,
    primary key (account, id))`,
  `create index recordings_by_time on recordings (account, started_at)`,
  `create index recordings_unfinished on recordings (started_at) where status in ('recording', 'processing')`,
];

/** Recordings of calls and their state. */
export const recordings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
