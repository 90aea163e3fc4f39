import type { Kysely, Transaction } from "kysely";
import type { Problem } from "./problem.ts";
import type { Tables } from "../database/schema.ts";

/**
 * Runs a write in a transaction. On a unique violation in `table`, throws the problem that `taken` returns.
 * Because the database checks uniqueness, concurrent writes are safe.
 */
export async function onUniqueViolation<T>(
  db: Kysely<Tables>,
  table: keyof Tables,
  write: (trx: Transaction<Tables>) => Promise<T>,
  taken: () => Problem,
): Promise<T> {
  const begin = () => db.transaction().execute(write);
  try {
    // In a deadlock, the database aborts one of the writes. That write is retried once, and then sees the
    // rows of the other write.
    return await begin().catch((error: unknown) =>
      hasCode(error, "40P01") ? begin() : Promise.reject(error),
    );
  } catch (error) {
    throw hasCode(error, "23505") && error.table === table ? taken() : error;
  }
}

const hasCode = (error: unknown, code: string): error is { readonly code: string; readonly table?: string } =>
  typeof error === "object" && error !== null && "code" in error && error.code === code;
