import type { Kysely, Transaction } from "kysely";
import type { Problem } from "./problem.ts";
import type { Tables } from "../database/schema.ts";

/**
 * The database itself says what stands already in a table, whoever came first: a write that it refuses for
 * that ends with what `taken` gives.
 */
export async function unlessTaken<T>(
  db: Kysely<Tables>,
  table: keyof Tables,
  write: (trx: Transaction<Tables>) => Promise<T>,
  taken: () => Problem,
): Promise<T> {
  const begin = () => db.transaction().execute(write);
  try {
    // Two that wait for what the other has: one of them was ended, and learns at its second try what stands
    // now.
    return await begin().catch((error: unknown) =>
      hasCode(error, "40P01") ? begin() : Promise.reject(error),
    );
  } catch (error) {
    throw hasCode(error, "23505") && error.table === table ? taken() : error;
  }
}

const hasCode = (error: unknown, code: string): error is { readonly code: string; readonly table?: string } =>
  typeof error === "object" && error !== null && "code" in error && error.code === code;
