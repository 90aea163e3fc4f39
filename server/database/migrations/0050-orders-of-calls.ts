import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  // The time of its call finds the recordings of a period, and few are read where a period has none.
  `alter table recordings add column call_at bigint`,
  `update recordings set call_at = call_records.created_at from call_records
    where call_records.account = recordings.account and call_records.id = recordings.call_id`,
  `create index recordings_by_time_of_call on recordings (account, call_at)`,
  // Many calls have the same wait, handle time or number of transfers. With the time, those of a period are read
  // without all the others; with the id, the index has the whole order of the list.
  `drop index call_records_by_wait`,
  `drop index call_records_by_service`,
  `drop index call_records_by_transfers`,
  `drop index call_records_by_most_transfers`,
  `drop index call_records_by_end`,
  `create index call_records_by_wait on call_records (account, waited, created_at, id collate "C")`,
  `create index call_records_by_service on call_records (account, (coalesce(served, 0)), created_at, id collate "C")`,
  `create index call_records_by_transfers on call_records (account, transfers, created_at, id collate "C")`,
  `create index call_records_by_end on call_records (account, ended_at, id collate "C")`,
  // The longest call or status limits how far before a period those began that continue in it.
  `create index call_records_by_length on call_records (account, (ended_at - started_at))`,
  `create index status_records_by_length on status_records (account, (ended_at - began_at))`,
  // With the values of medians and their filters, which are read from the index alone.
  `drop index call_records_by_contact`,
  `create index call_records_by_contact on call_records (account, began_at) include (is_first, queued, waited, served, segment, channel)`,
];

/** Stores when the call of a recording began, and replaces the indexes for the orders of the list of calls and for medians. */
export const ordersOfCalls: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
