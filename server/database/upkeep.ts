import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";
import type { Tables } from "./schema.ts";

const DAY = 86_400_000;
/** Interval (ms) between checkpoints, as in PostgreSQL. */
const BETWEEN_CHECKPOINTS = 300_000;

/**
 * Runs VACUUM and ANALYZE now and once a day on PGlite, which has no autovacuum, and checkpoints. Without them, query
 * plans get worse, and the write-ahead log grows. Returns a function that stops these runs.
 */
export function startMaintenance(database: Database, failed: (error: unknown) => void): () => void {
  if (database.kind === "postgresql") return () => undefined;
  const vacuum = () => void sql`vacuum analyze`.execute(database.db).catch(failed);
  vacuum();
  const timers = [
    setInterval(vacuum, DAY),
    setInterval(() => void checkpoint(database).catch(failed), BETWEEN_CHECKPOINTS),
  ];
  return () => timers.forEach(clearInterval);
}

/**
 * Writes all changed pages to their files, so that the write-ahead log before can be deleted. PGlite has no process
 * that does so until it is closed.
 */
export async function checkpoint({ kind, db }: Pick<Database, "kind" | "db">): Promise<void> {
  if (kind === "pglite") await sql`checkpoint`.execute(db);
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
