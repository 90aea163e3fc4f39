/** A page of a list as the platform gave it. */
export interface RowPage<Row> {
  readonly data: readonly Row[];
  readonly total: number;
}

/** Returns true if rows would come, go or change places where one page takes the place of another. */
export const rowsMove = <Row>(
  before: RowPage<Row>,
  after: RowPage<Row>,
  keyOf: (row: Row) => string,
): boolean =>
  before.data.length !== after.data.length ||
  before.data.some((row, at) => after.data[at] === undefined || keyOf(row) !== keyOf(after.data[at]));

interface Times {
  /** When what is shown was read. */
  readonly shown: number;
  /** When something was last written here. */
  readonly written: number;
  /** When what could be shown was read. */
  readonly read: number;
}

/** Returns true for the first page after the user's own write, which is applied immediately. */
export const isFirstSince = ({ shown, written, read }: Times): boolean => shown <= written && written <= read;

/** The rows where they are, each as it is by now; one that left the page stays as it was. */
export function rowsInPlace<Row>(
  before: RowPage<Row>,
  after: RowPage<Row>,
  keyOf: (row: Row) => string,
): RowPage<Row> {
  const now = new Map(after.data.map((row) => [keyOf(row), row]));
  return { total: after.total, data: before.data.map((row) => now.get(keyOf(row)) ?? row) };
}
