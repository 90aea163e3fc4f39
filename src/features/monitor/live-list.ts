import type { ReactNode } from "react";
import { holdsWords, searchKey, searchWords } from "../../../openapi/formats/search-text.ts";
import type { Floor } from "../../../streams/projections/floor.ts";
import type { Identified, Keyed } from "../../../streams/projections/keyed.ts";
import type { FilterField } from "../../ui/filter-field.ts";
import type { LiveColumn, NarrowRow } from "../../ui/table/live-column.ts";
import type { Filter, Operator } from "../../ui/view-state.ts";

/** One list of the monitor: which rows of the floor it has, and how each is drawn, searched and filtered. */
export interface LiveList<Row extends Identified> {
  readonly label: string;
  readonly searchLabel: string;
  readonly rows: (floor: Floor) => Keyed<Row>;
  readonly columns: readonly LiveColumn<Row>[];
  /** Ids of the columns that are shown until a user chooses others; without it those of `COLUMNS`. */
  readonly usual?: readonly string[];
  /** Shown below the rows, beside their number. */
  readonly foot?: ReactNode;
  readonly narrow: (row: Row) => NarrowRow;
  readonly fields: readonly FilterField[];
  /** The field whose values change as time passes, without an event. */
  readonly timed?: string;
  /** Returns the values that a row has in a field of the filters. */
  readonly valuesOf: (row: Row, field: string) => readonly string[];
  /** Returns the text that a search looks at. */
  readonly textOf: (row: Row) => string;
  readonly empty: { readonly title: string; readonly text: string };
  /** Returns where a row leads: to the events of these subjects, or to the queue of a segment. */
  readonly open: (
    row: Row,
  ) => { readonly open: string } | { readonly tab: "queue"; readonly segment: string };
}

/**
 * Returns the columns of a list in the order of `ids`, then `more`. The two agree, or it does not compile: each
 * id is drawn, and each column is in `COLUMNS`.
 */
export const inOrder = <Id extends string, Row>(
  ids: readonly Id[],
  columns: Readonly<Record<NoInfer<Id>, Omit<LiveColumn<Row>, "id">>>,
  more: readonly LiveColumn<Row>[] = [],
): readonly LiveColumn<Row>[] => [...ids.map((id) => ({ id, ...columns[id] })), ...more];

/** Compares the values of a row with those of a filter. An operator without an entry does not compile. */
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
