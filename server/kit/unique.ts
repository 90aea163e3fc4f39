import type { Kysely, Transaction } from "kysely";
import type { Problem } from "./problem.ts";
import type { Tables } from "../database/schema.ts";

/**
 * Runs a write and, on a unique violation, throws what `taken` returns. The database decides, so concurrent
 * writes are safe.
 */
export async function onUniqueViolation<T>(
  db: Kysely<Tables>,
  table: keyof Tables,
  write: (trx: Transaction<Tables>) => Promise<T>,
  taken: () => Problem,
): Promise<T> {
  const begin = () => db.transaction().execute(write);
  try {
    // After a deadlock the database ends one of the writes, and its retry sees the committed rows.
    return await begin().catch((error: unknown) =>
      hasCode(error, "40P01") ? begin() : Promise.reject(error),
    );
  } catch (error) {
    throw hasCode(error, "23505") && error.table === table ? taken() : error;
  }
}

const hasCode = (error: unknown, code: string): error is { readonly code: string; readonly table?: string } =>
  typeof error === "object" && error !== null && "code" in error && error.code === code;
