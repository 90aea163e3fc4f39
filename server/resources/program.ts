import type { Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import type { KeptRecord } from "./described-resource.ts";

export type Values = Readonly<Record<string, unknown>>;

/** A record that is about to be made or changed. */
export interface Write {
  readonly account: string;
  readonly id: string;
  readonly now: number;
  /** As it is kept; null where it is made. */
  readonly before: Values | null;
  /** What was said, and of a new one what stands where nothing was. */
  readonly values: Values;
}

/** What a program makes of a write. */
export interface Prepared {
  /** What is written. */
  readonly values: Values;
  /** What follows from it, within the same transaction. */
  readonly after?: (kept: KeptRecord) => Promise<void>;
}

/**
 * Has a say in what is written of a resource, where its description cannot say it: it ends the write, or adds
 * to it.
 */
export type Program = (trx: Transaction<Tables>, write: Write) => Promise<Prepared>;

/** By the names of the resources' schemas. */
export type Programs = Readonly<Record<string, Program>>;
