import type { ColumnType, Generated } from "kysely";

/** JSON: written as text, read as a value. */
export type Json<T> = ColumnType<T, string, string>;

/** Time in milliseconds since 1970 (UTC), stored as a `bigint`. */
export type Instant = number;

/** Columns of every record that can be changed. */
export interface Versioned {
  created_at: Instant;
  updated_at: Instant;
  version: Generated<number>;
}
