import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `alter table recordings
    add column upload text not null default 'off', add column upload_by text, add column upload_reason text, add column upload_detail text, add column upload_failed_at bigint`,
  `update recordings set upload = 'uploaded' where cold`,
  `create index recordings_to_store on recordings (store_at) where upload in ('pending', 'processing', 'failed')`,
  `create table storage_host_keys (account text not null references accounts (id), host text not null, port integer not null, key text not null, seen_at bigint not null, primary key (account, host, port))`,
];

/** Upload state of recordings, and SSH host keys of the storage servers. */
export const recordingUploads: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
