import { clockAt } from "../../../services/zoned-clock.ts";
import type { ListColumn } from "../../../ui/list-column.ts";

/**
 * A text, a number, a day (`2026-05-03`), a local time of the account (`2026-05-03T14:05`), or null if empty.
 */
export type Cell = string | number | { readonly day: string } | { readonly clock: string } | null;

/** Content of a file: a header row, and the rows below. */
export interface Sheet {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Functions that add the unit to a column heading. */
export interface SheetWords {
  readonly moment: (head: string) => string;
  readonly minutes: (head: string) => string;
  readonly percent: (head: string) => string;
}

const MINUTE = 60_000;

/** Returns the content of a file: columns in the order of the list, and times in the given zone. */
export function sheetOf<Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
  zone: string,
  words: SheetWords,
): Sheet {
  const kept = columns.flatMap(({ header, written }) => (written ? [{ header, written }] : []));
  return {
    heads: kept.map(({ header, written: { kind } }) =>
      kind === "moment" || kind === "minutes" || kind === "percent" ? words[kind](header) : header,
    ),
    rows: rows.map((row) => kept.map(({ written }) => cellOf(written, row, zone))),
  };
}

function cellOf<Row>(written: NonNullable<ListColumn<Row>["written"]>, row: Row, zone: string): Cell {
  const value = written.of(row) ?? null;
  if (value === null || value === "") return null;
  switch (written.kind) {
    case "day":
      return { day: String(value) };
    case "moment":
      return { clock: clockAt(Date.parse(String(value)), zone) };
    case "minutes":
      return Math.round((Number(value) / MINUTE) * 100) / 100;
    default:
      return value;
  }
}
