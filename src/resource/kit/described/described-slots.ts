import type { ReactNode } from "react";
import type { ListColumn, RowKey } from "../../../ui/list-column.ts";
import type { NarrowRow } from "../../../ui/table/live-column.ts";
import type { Filter } from "../../../ui/view-state.ts";
import type { BulkActs } from "../bulk-acts.ts";
import type { DescribedRecord } from "./described-resource.ts";

/** Additional parts of a resource's page that its description does not contain. */
export interface DescribedSlots {
  /** Columns that replace those with the same id, or additional ones, which are ordered by `usual`. */
  readonly columns?: readonly ListColumn<DescribedRecord>[];
  /** Marker beside a record's name. */
  readonly mark?: (record: DescribedRecord) => ReactNode;
  /** Changes the two lines of a record on narrow screens. */
  readonly lines?: (record: DescribedRecord, usual: NarrowRow) => NarrowRow;
  /** Content at the end of the list, which can change its filters. */
  readonly end?: (filters: readonly Filter[], onFilters: (filters: readonly Filter[]) => void) => ReactNode;
  /** Content above a record's members. */
  readonly about?: (record: DescribedRecord) => ReactNode;
  /** Actions on a record besides editing and removal. */
  readonly acts?: (record: DescribedRecord) => ReactNode;
  /** Shortcuts of the actions in `acts`, for the focused row. */
  readonly keys?: readonly RowKey[];
  /** Additional bulk edits of certain fields. */
  readonly gifts?: BulkActs<DescribedRecord>["gifts"];
}
