import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  // For calls that ended in a period, and for the list of calls in the order of their end.
  `create index call_records_by_end on call_records (account, ended_at)`,
  // With the id, which breaks ties: many calls have no wait, no answer or no transfer.
  `drop index call_records_by_wait`,
  `drop index call_records_by_service`,
  `create index call_records_by_wait on call_records (account, waited, id collate "C")`,
  `create index call_records_by_service on call_records (account, (coalesce(served, 0)), id collate "C")`,
  `create index call_records_by_transfers on call_records (account, transfers, id collate "C")`,
  `create index call_records_by_most_transfers on call_records (account, transfers desc, id collate "C")`,
  // For the offers in a period.
  `create index events_of_offers on events (epoch, time) where type in ('queue-assigned', 'queue-dismissed')`,
];

/** Indexes for reports and for the orders of the list over a million calls. */
export const moreCalls: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
