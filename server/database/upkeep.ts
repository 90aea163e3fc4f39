import { sql } from "kysely";
import type { Database } from "./database.ts";

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
