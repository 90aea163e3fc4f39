import { sql } from "kysely";
import type { Database } from "./database.ts";

const DAY = 86_400_000;

/**
 * Runs VACUUM and ANALYZE now and once a day on PGlite, which has no autovacuum and would otherwise plan
 * badly. Returns a function that stops it.
 */
export function startMaintenance({ kind, db }: Database, failed: (error: unknown) => void): () => void {
  if (kind === "postgresql") return () => undefined;
  const tidy = () => void sql`vacuum analyze`.execute(db).catch(failed);
  tidy();
  const daily = setInterval(tidy, DAY);
  return () => clearInterval(daily);
}
