import type { FilterField, FilterWords } from "../../../ui/filter-field.ts";
import type { ListColumn } from "../../../ui/list-column.ts";
import type { Sort, View } from "../../../ui/view-state.ts";
import type { ReadPart } from "./read-matches.ts";

export type FileKind = "xlsx" | "csv";

/** The view of a list at the start of an export. */
export interface ViewToWrite<Row> {
  readonly kind: FileKind;
  /** Title of the list. */
  readonly title: string;
  /** Shown columns in their order, or a function of the rows if the columns depend on them. */
  readonly columns: readonly ListColumn<Row>[] | ((rows: readonly Row[]) => readonly ListColumn<Row>[]);
  readonly keyOf: (row: Row) => string;
  readonly read: ReadPart<Row>;
  /** Keys of the selected records; undefined for all records. */
  readonly only?: ReadonlySet<string> | undefined;
  readonly view: Pick<View, "search" | "filters">;
  readonly sort: Sort;
  /** All columns, including hidden ones, because the list may be sorted by one of those. */
  readonly all: readonly { readonly id: string; readonly header: string }[];
  readonly fields: readonly FilterField[];
  readonly words: FilterWords;
}

/** Maximum number of records in a file. */
export const MOST_WRITTEN = 5_000;
