import type { ColumnType, Generated } from "kysely";

/** JSON: written as text, read as a value. */
export type Json<T> = ColumnType<T, string, string>;

/** Milliseconds since 1970: holds any time that a source may send, and sorts correctly. */
export type Instant = number;

/** Columns of every record that can be changed. */
export interface Versioned {
  created_at: Instant;
  updated_at: Instant;
  version: Generated<number>;
}
