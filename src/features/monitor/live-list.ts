import type { ReactNode } from "react";
import { holdsWords, searchKey, searchWords } from "../../../openapi/formats/search-text.ts";
import type { Floor } from "../../../streams/projections/floor.ts";
import type { Identified, Keyed } from "../../../streams/projections/keyed.ts";
import type { FilterField } from "../../ui/filter-field.ts";
import type { LiveColumn, NarrowRow } from "../../ui/table/live-column.ts";
import type { Filter } from "../../ui/view-state.ts";

/** What makes one list of the monitor: which rows of the floor, how each is drawn, searched, narrowed. */
export interface LiveList<Row extends Identified> {
  readonly label: string;
  readonly searchLabel: string;
  readonly rows: (floor: Floor) => Keyed<Row>;
  readonly columns: readonly LiveColumn<Row>[];
  /** Ids of those that are shown instead of the usual ones, unless somebody chooses others. */
  readonly usual?: readonly string[];
  /** What stands below the rows besides their number. */
  readonly foot?: ReactNode;
  readonly narrow: (row: Row) => NarrowRow;
  readonly fields: readonly FilterField[];
  /** The field whose values change as time passes, though nothing happens to the row. */
  readonly timed?: string;
  /** What a row is, seen as a field that lists are narrowed by. */
  readonly valuesOf: (row: Row, field: string) => readonly string[];
  /** Everything that a search looks at. */
  readonly textOf: (row: Row) => string;
  readonly empty: { readonly title: string; readonly text: string };
  /** Where a row leads: to the events of these subjects, or to the queue of a segment. */
  readonly open: (
    row: Row,
  ) => { readonly open: string } | { readonly tab: "queue"; readonly segment: string };
}

/** Whether a row passes a search and every filter. */
export function keeps<Row extends Identified>(
  { valuesOf, textOf }: Pick<LiveList<Row>, "valuesOf" | "textOf">,
  search: string,
  filters: readonly Filter[],
): (row: Row) => boolean {
  const words = searchWords(search);
  return (row) => {
    for (const { field, operator, values } of filters) {
      const has = valuesOf(row, field).some((value) => values.includes(value));
      if (has !== (operator === "is")) return false;
    }
    return words.length === 0 || holdsWords(searchKey([textOf(row)]), words);
  };
}
