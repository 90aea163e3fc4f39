import type { ColumnType } from "kysely";
import type { Json, Versioned } from "./columns.ts";

interface ResourceRecordTable extends Versioned {
  account: string;
  /** What it is, as the contract names its schema: `Tag`. */
  collection: string;
  id: string;
  /** Its members, as the contract has them. */
  data: Json<Readonly<Record<string, unknown>>>;
  /** What its members are sorted by: without case and accents. */
  keys: ColumnType<Readonly<Record<string, string>>, string, string>;
  /** A hash, since a link may be longer than an index holds, of what no other record of the account's collection may have; null where anything may stand twice. */
  taken: string | null;
  search: string;
  created_by: string | null;
}

/** The records of resources that a description says all about. */
export interface ResourceTables {
  resource_records: ResourceRecordTable;
}
