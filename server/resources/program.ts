import type { Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import type { KeptRecord } from "./described-resource.ts";

export type Values = Readonly<Record<string, unknown>>;

/** A record that is about to be made or changed. */
export interface Write {
  readonly account: string;
  readonly id: string;
  readonly now: number;
  /** The stored values; null for a new record. */
  readonly before: Values | null;
  /** The written values; for a new record, including defaults. */
  readonly values: Values;
}

/** Result of a program. */
export interface Prepared {
  /** Values to write. */
  readonly values: Values;
  /** Runs after the write, in the same transaction. */
  readonly after?: (kept: KeptRecord) => Promise<void>;
}

/** Enforces rules of a resource that its description cannot express: rejects a write or adds to it. */
export type Program = (trx: Transaction<Tables>, write: Write) => Promise<Prepared>;

/** Programs by schema name. */
export type Programs = Readonly<Record<string, Program>>;
