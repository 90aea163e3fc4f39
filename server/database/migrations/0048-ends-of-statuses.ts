import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `drop index status_records_by_time`,
  `drop index status_records_open`,
  `create index status_records_by_start on status_records (account, began_at)`,
  `create index status_records_by_end on status_records (account, ended_at, epoch, user_id)`,
];

/** Indexes that find the statuses of a period, and those that continue, without reading all earlier ones. */
export const endsOfStatuses: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
