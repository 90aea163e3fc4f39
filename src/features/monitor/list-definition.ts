import type { ReactNode } from "react";
import { holdsWords, searchKey, searchWords } from "../../../openapi/formats/search-text.ts";
import type { Floor } from "../../../streams/projections/floor.ts";
import type { Identified, Keyed } from "../../../streams/projections/keyed.ts";
import type { FilterField } from "../../ui/filter-field.ts";
import type { LiveColumn, NarrowRow } from "../../ui/table/live-column.ts";
import type { Filter, Operator } from "../../ui/view-state.ts";

/** A list of the monitor: its rows on the floor, and how they are rendered, searched and filtered. */
export interface LiveList<Row extends Identified> {
  readonly label: string;
  readonly searchLabel: string;
  readonly rows: (floor: Floor) => Keyed<Row>;
  readonly columns: readonly LiveColumn<Row>[];
  /** Ids of the columns that are shown by default, if they differ from those in `COLUMNS`. */
  readonly usual?: readonly string[];
  /** Content below the rows, next to their count. */
  readonly foot?: ReactNode;
  readonly narrow: (row: Row) => NarrowRow;
  readonly fields: readonly FilterField[];
  /** The field whose values change as time passes, without an event. */
  readonly timed?: string;
  /** Returns the values that a row has in a field of the filters. */
  readonly valuesOf: (row: Row, field: string) => readonly string[];
  /** Returns the text that is searched. */
  readonly textOf: (row: Row) => string;
  readonly empty: { readonly title: string; readonly text: string };
  /**
   * Returns the target of a row: either the subjects (`open`) whose events to show, or the segment whose
   * queue to show.
   */
  readonly open: (
    row: Row,
  ) => { readonly open: string } | { readonly tab: "queue"; readonly segment: string };
}

/**
 * Returns the columns of a list in the order of `ids`, then `more`. The types require a column for every id
 * and an id for every column.
 */
export const inOrder = <Id extends string, Row>(
  ids: readonly Id[],
  columns: Readonly<Record<NoInfer<Id>, Omit<LiveColumn<Row>, "id">>>,
  more: readonly LiveColumn<Row>[] = [],
): readonly LiveColumn<Row>[] => [...ids.map((id) => ({ id, ...columns[id] })), ...more];

/**
 * Compares the values of a row with those of a filter, by operator. The type requires an entry for each
 * operator.
 */
const PASSES: Readonly<Record<Operator, (own: readonly string[], wanted: readonly string[]) => boolean>> = {
  is: (own, wanted) => own.some((value) => wanted.includes(value)),
  not: (own, wanted) => !own.some((value) => wanted.includes(value)),
  min: (own, [least]) => own.some((value) => Number(value) >= Number(least)),
  max: (own, [most]) => own.some((value) => Number(value) <= Number(most)),
};

/** Returns a test that a row passes if it matches a search and every filter. */
export function keeps<Row extends Identified>(
  { valuesOf, textOf }: Pick<LiveList<Row>, "valuesOf" | "textOf">,
  search: string,
  filters: readonly Filter[],
): (row: Row) => boolean {
  const words = searchWords(search);
  return (row) =>
    filters.every(({ field, operator, values }) => PASSES[operator](valuesOf(row, field), values)) &&
    (words.length === 0 || holdsWords(searchKey([textOf(row)]), words));
}
