import type { Kysely, Transaction } from "kysely";
import type { Problem } from "../contract/problem.ts";
import type { Tables } from "../database/schema.ts";

/** The database itself says what stands already, whoever came first: a write that it refuses for that ends with what this gives. */
export const unlessTaken = <T>(db: Kysely<Tables>, write: (trx: Transaction<Tables>) => Promise<T>, taken: () => Problem): Promise<T> =>
  db
    .transaction()
    .execute(write)
    .catch((error: unknown) => {
      throw isTaken(error) ? taken() : error;
    });

/** Whether the database refused because of what may stand once, or because two wait for what the other has. */
const isTaken = (error: unknown): boolean => typeof error === "object" && error !== null && "code" in error && (error.code === "23505" || error.code === "40P01");
