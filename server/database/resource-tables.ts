import type { ColumnType } from "kysely";
import type { Json, Versioned } from "./columns.ts";

/** Columns of the tables that store records. */
export interface RecordTable extends Versioned {
  account: string;
  id: string;
  /** Members of the record, as in the API contract. */
  data: Json<Readonly<Record<string, unknown>>>;
  /** Sort keys of the members, without case and accents. */
  keys: ColumnType<Readonly<Record<string, string>>, string, string>;
  /**
   * Hash of the value that must be unique in the account's collection; null if there is none. It is a hash
   * because links can exceed the size limit of an index.
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
  /** Resource of the list, named as in permissions. */
  resource: string;
  owner: string;
  name: string;
  name_key: string;
  /** Query string of the list. */
  query: string;
  shared: boolean;
  place: number;
}

/** Fingerprint of the search and sort members of a collection at its last complete indexing. */
interface FoundByTable {
  collection: string;
  fingerprint: string;
}

/** Records of the resources that are described in the API contract, and saved views of lists. */
export interface ResourceTables {
  resource_records: ResourceRecordTable;
  saved_views: SavedViewTable;
  found_by: FoundByTable;
}
