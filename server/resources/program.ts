import type { Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import type { KeptRecord } from "./described-resource.ts";

export type Values = Readonly<Record<string, unknown>>;

/** A record to be created or changed. */
export interface Write {
  readonly account: string;
  readonly id: string;
  readonly now: number;
  /** The stored values; null for a new record. */
  readonly before: Values | null;
  /** The written values, including the defaults that apply to a new record or that the change enables. */
  readonly values: Values;
}

/** Result of a program. */
export interface Prepared {
  /** Values to write. */
  readonly values: Values;
  /** Runs after the write, in the same transaction. */
  readonly after?: (kept: KeptRecord) => Promise<void>;
}

/**
 * Function that enforces rules which the description of a resource cannot express. It runs before a write,
 * and rejects the write or returns changed values.
 */
export type Program = (trx: Transaction<Tables>, write: Write) => Promise<Prepared>;

/** Programs by schema name. */
export type Programs = Readonly<Record<string, Program>>;
