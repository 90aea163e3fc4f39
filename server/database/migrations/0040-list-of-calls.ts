import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  // Trigram index for substring search. Without the extension, search works but is slower.
  `do $$ begin
    if exists (select from pg_extension where extname = 'pg_trgm') then
      create index call_records_by_search on call_records using gin (search gin_trgm_ops);
    end if;
  end $$`,
  `create index call_records_by_outcome on call_records (account, outcome, created_at)`,
  `create index call_records_by_wait on call_records (account, waited)`,
  `create index call_records_by_service on call_records (account, (coalesce(served, 0)))`,
  `create index recordings_by_call on recordings (account, call_id, id)`,
];

/** Indexes for the list of calls. */
export const listOfCalls: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
