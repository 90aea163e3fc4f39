import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import type { Tables } from "./schema.ts";

const DAY = 86_400_000;

/**
 * Runs VACUUM and ANALYZE now and once a day on PGlite, which has no autovacuum. Without them, query plans
 * get worse. Returns a function that stops the daily runs.
 */
export function startMaintenance({ kind, db }: Database, failed: (error: unknown) => void): () => void {
  if (kind === "postgresql") return () => undefined;
  const vacuum = () => void sql`vacuum analyze`.execute(db).catch(failed);
  vacuum();
  const daily = setInterval(vacuum, DAY);
  return () => clearInterval(daily);
}

/** Tables that past events fill. */
const OF_EVENTS = [
  "epochs",
  "events",
  "contact_records",
  "call_records",
  "connection_records",
  "status_records",
  "call_totals",
  "form_submissions",
  "recordings",
] as const satisfies readonly (keyof Tables)[];

/**
 * Updates the statistics of the tables that past events fill. Until the next daily run, the planner would expect
 * them to be empty. Samples are small, so that requests do not wait.
 */
export async function analyzeEvents(db: Kysely<Tables>): Promise<void> {
  for (const table of OF_EVENTS)
    await db.transaction().execute(async (trx) => {
      await sql`set local default_statistics_target = 10`.execute(trx);
      await sql`analyze ${sql.table(table)}`.execute(trx);
    });
}
