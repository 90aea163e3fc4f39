import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `alter table webhooks add column template text, add column content_type text not null default 'application/json'`,
  // What was told is kept where something else was sent: it is what is sent again.
  `alter table webhook_logs add column template text, add column told text`,
];

/** What webhooks send in the place of events. */
export const webhookTemplates: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
