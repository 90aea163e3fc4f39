import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `drop index call_records_by_length`,
  `create index call_records_by_length on call_records (account, (ended_at - started_at))
    where ended_at - started_at > 3600000 or ended_at - started_at < 0`,
];

/** Adds calls that ended before they started to the index of lengths: the order by end asks for the shortest call. */
export const shortestCalls: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
