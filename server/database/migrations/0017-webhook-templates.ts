import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `alter table webhooks add column template text, add column content_type text not null default 'application/json'`,
  // `told` is the original event if a template rendered the body. A resend renders the body from `told`
  // again.
  `alter table webhook_logs add column template text, add column told text`,
];

/** Templates of webhooks. */
export const webhookTemplates: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
