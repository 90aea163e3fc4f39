/** A page of a list as the platform returned it. */
export interface RowPage<Row> {
  readonly data: readonly Row[];
  readonly total: number;
}

/** Returns true if rows appear, disappear or move when one page replaces another. */
export const rowsMove = <Row>(
  before: RowPage<Row>,
  after: RowPage<Row>,
  keyOf: (row: Row) => string,
): boolean =>
  before.data.length !== after.data.length ||
  before.data.some((row, at) => after.data[at] === undefined || keyOf(row) !== keyOf(after.data[at]));

interface Times {
  /** Time (ms) when the shown page was read. */
  readonly shown: number;
  /** Time (ms) of this user's last write. */
  readonly written: number;
  /** Time (ms) when the new page was read. */
  readonly read: number;
}

/**
 * Returns true if the new page is the first one after the user's own write. Such a page is applied
 * immediately.
 */
export const isFirstSince = ({ shown, written, read }: Times): boolean => shown <= written && written <= read;

/**
 * Returns the rows in their current places with their new values. A row that left the page stays unchanged.
 */
export function rowsInPlace<Row>(
  before: RowPage<Row>,
  after: RowPage<Row>,
  keyOf: (row: Row) => string,
): RowPage<Row> {
  const now = new Map(after.data.map((row) => [keyOf(row), row]));
  return { total: after.total, data: before.data.map((row) => now.get(keyOf(row)) ?? row) };
}
