import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `create index call_records_by_agent on call_records (account, agent, started_at)`,
  `create index connection_records_open on connection_records (account, user_id, epoch) where disconnected_at is null`,
];

/** Indexes for finding the last call and the open connections of an agent. */
export const lastOfAgents: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
