import type { ReadPath } from "../services/use-api-query.ts";
import type { RemoveOne } from "../services/bulk-removal.ts";
import type { ReadPart } from "./read-matches.ts";

/** What can be done with many records of a list at once. */
export interface BulkActs<Row> {
  /** By which people call one. */
  readonly nameOf: (row: Row) => string;
  /** Reads from all that the view matches. */
  readonly read: ReadPart<Row>;
  /** What lists them, read anew after many of them went. */
  readonly path: ReadPath;
  readonly remove: RemoveOne;
}
