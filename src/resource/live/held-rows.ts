/** A page of a list as the platform gave it. */
export interface RowPage<Row> {
  readonly data: readonly Row[];
  readonly total: number;
}

/** Whether rows would come, go or change places where one page takes the place of another. */
export const rowsMove = <Row>(before: RowPage<Row>, after: RowPage<Row>, keyOf: (row: Row) => string): boolean =>
  before.data.length !== after.data.length || before.data.some((row, at) => after.data[at] === undefined || keyOf(row) !== keyOf(after.data[at]));

/** The rows where they are, each as it is by now; one that left the page stays as it was. */
export function rowsInPlace<Row>(before: RowPage<Row>, after: RowPage<Row>, keyOf: (row: Row) => string): RowPage<Row> {
  const now = new Map(after.data.map((row) => [keyOf(row), row]));
  return { total: after.total, data: before.data.map((row) => now.get(keyOf(row)) ?? row) };
}
