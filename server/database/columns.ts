import type { ColumnType, Generated } from "kysely";

/** JSON is written as its text and read as what it says. */
export type Json<T> = ColumnType<T, string, string>;

/**
 * Every instant is kept as ms since 1970, which holds whatever a source may say and compares as it should.
 */
export type Instant = number;

/** What every record has that can be changed. */
export interface Versioned {
  created_at: Instant;
  updated_at: Instant;
  version: Generated<number>;
}
