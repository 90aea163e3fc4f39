/** How the rows of a list are picked. */
export interface ListPicks<Row> {
  /** Whether it can be picked at all. */
  readonly canBePicked: (row: Row) => boolean;
  readonly isPicked: (row: Row) => boolean;
  readonly onPick: (rows: readonly Row[], on: boolean) => void;
  readonly labelOf: (row: Row) => string;
  /** What picks every row of the page. */
  readonly page: string;
}
