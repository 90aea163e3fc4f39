/** How the rows of a list are picked. */
export interface ListPicks<Row> {
  readonly isPicked: (row: Row) => boolean;
  readonly onPick: (rows: readonly Row[], on: boolean) => void;
  readonly labelOf: (row: Row) => string;
  /** What picks every row of the page. */
  readonly page: string;
}
