import type { ColumnType } from "kysely";
import type { Json, Versioned } from "./columns.ts";

/** Columns of a record in any table. */
export interface RecordTable extends Versioned {
  account: string;
  id: string;
  /** Its members, as the contract has them. */
  data: Json<Readonly<Record<string, unknown>>>;
  /** Sort keys of its members, without case and accents. */
  keys: ColumnType<Readonly<Record<string, string>>, string, string>;
  /**
   * Hash of the value that must be unique in the account's collection (a hash, because links can exceed the
   * index limit); null if nothing is unique.
   */
  taken: string | null;
  search: string;
  created_by: string | null;
}

interface ResourceRecordTable extends RecordTable {
  /** Schema name in the contract, such as `Tag`. */
  collection: string;
}

interface SavedViewTable extends Versioned {
  account: string;
  id: string;
  /** Resource of the list, as in permissions. */
  resource: string;
  owner: string;
  name: string;
  name_key: string;
  /** Query string of the list. */
  query: string;
  shared: boolean;
  place: number;
}

/** Search members of a collection when all its records were last indexed. */
interface FoundByTable {
  collection: string;
  fingerprint: string;
}

/** Records of described resources, and saved views of their lists. */
export interface ResourceTables {
  resource_records: ResourceRecordTable;
  saved_views: SavedViewTable;
  found_by: FoundByTable;
}
