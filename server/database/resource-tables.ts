import type { ColumnType } from "kysely";
import type { Json, Versioned } from "./columns.ts";

/** What is kept of a record, in whichever table. */
export interface RecordTable extends Versioned {
  account: string;
  id: string;
  /** Its members, as the contract has them. */
  data: Json<Readonly<Record<string, unknown>>>;
  /** What its members are sorted by: without case and accents. */
  keys: ColumnType<Readonly<Record<string, string>>, string, string>;
  /**
   * A hash, since a link may be longer than an index holds, of what no other record of the account's
   * collection may have; null where anything may stand twice.
   */
  taken: string | null;
  search: string;
  created_by: string | null;
}

interface ResourceRecordTable extends RecordTable {
  /** What it is, as the contract names its schema: `Tag`. */
  collection: string;
}

interface SavedViewTable extends Versioned {
  account: string;
  id: string;
  /** What the list holds, as permissions name it. */
  resource: string;
  owner: string;
  name: string;
  name_key: string;
  /** As the address of the list says it. */
  query: string;
  shared: boolean;
  place: number;
}

/** By what the records of a collection were found when they were last written, all of them. */
interface FoundByTable {
  collection: string;
  fingerprint: string;
}

/** The records of resources that a description says all about, and how people look at lists of them. */
export interface ResourceTables {
  resource_records: ResourceRecordTable;
  saved_views: SavedViewTable;
  found_by: FoundByTable;
}
