/** Texts of a chart that are the same on every page. */
export interface ChartWords {
  readonly viewTable: string;
  readonly viewChart: string;
  /** Name of the menu. */
  readonly more: string;
  readonly copyPng: string;
  readonly copyCsv: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly zoomAll: string;
  /** The keys that move between points, for screen readers. */
  readonly keys: string;
  readonly noValue: string;
  /** Shown instead of a drawing without values. */
  readonly empty: string;
  /** Names the rows that a long table leaves out. */
  readonly rowsShown: (shown: number, total: number) => string;
}
