import { sql } from "kysely";
import type { Database } from "./database.ts";

const DAY = 86_400_000;

/**
 * What PostgreSQL does for itself and PGlite does not: to clear away old versions of rows, and to learn what
 * the tables hold, without which it plans badly. Now and once a day. Returns how to stop.
 */
export function keepInShape({ kind, db }: Database, failed: (error: unknown) => void): () => void {
  if (kind === "postgresql") return () => undefined;
  const tidy = () => void sql`vacuum analyze`.execute(db).catch(failed);
  tidy();
  const daily = setInterval(tidy, DAY);
  return () => clearInterval(daily);
}
