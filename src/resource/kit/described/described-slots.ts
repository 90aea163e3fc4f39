import type { ReactNode } from "react";
import type { ListColumn, RowKey } from "../../../ui/list-column.ts";
import type { NarrowRow } from "../../../ui/table/live-column.ts";
import type { Filter } from "../../../ui/view-state.ts";
import type { BulkActs } from "../bulk-acts.ts";
import type { DescribedRecord } from "./described-resource.ts";

/** What the page of one resource has besides what follows from its description. */
export interface DescribedSlots {
  /**
   * In the place of the columns of these ids, and those that are no members: the latter stand where `usual`
   * has them.
   */
  readonly columns?: readonly ListColumn<DescribedRecord>[];
  /** What stands beside what people call a record. */
  readonly mark?: (record: DescribedRecord) => ReactNode;
  /** A record in two lines, made of the usual ones. */
  readonly lines?: (record: DescribedRecord, usual: NarrowRow) => NarrowRow;
  /** What stands at the end of the list, which may change its filters. */
  readonly end?: (filters: readonly Filter[], onFilters: (filters: readonly Filter[]) => void) => ReactNode;
  /** What stands above what is in a record. */
  readonly about?: (record: DescribedRecord) => ReactNode;
  /** What else can be done with a record, besides changing and deleting it. */
  readonly acts?: (record: DescribedRecord) => ReactNode;
  /** What these answer to, in the row that has the focus. */
  readonly keys?: readonly RowKey[];
  /** Fields that several are given at once, under names of their own. */
  readonly gifts?: BulkActs<DescribedRecord>["gifts"];
}
