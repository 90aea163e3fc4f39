/** What stands in a column of one row. */
export type Cells<Column extends string> = (column: Column) => string;

/** Names the cells of a row by its columns, which are as many. */
export function cellsOf<Column extends string>(
  columns: readonly Column[],
  cells: readonly string[],
): Cells<Column> {
  return (column) => cells[columns.indexOf(column)] ?? "";
}
