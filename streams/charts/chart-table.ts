import { plainText } from "../../openapi/formats/plain-text.ts";
import { belowOf, type CellState, type Chart, type ChartFormats, placeCount, placeName } from "./chart.ts";

export interface TableCell {
  readonly value: number | null;
  /** The value with its unit; null for a cell without a value. */
  readonly text: string | null;
  readonly state: CellState | "unknown" | null;
}

interface TableColumn {
  /** Unique within the table. */
  readonly id: string;
  readonly label: string;
  readonly unit: string;
}

/** The numbers of a chart as rows, each with its heading. */
export interface ChartTable {
  /** Heading of the places. */
  readonly head: string;
  readonly columns: readonly TableColumn[];
  readonly rowCount: number;
  /** Returns a row. Long charts are not written as a whole. */
  readonly row: (index: number) => { readonly head: string; readonly cells: readonly TableCell[] };
}

const cellOf = (
  value: number | null,
  state: CellState | null | undefined,
  format: (value: number) => string,
): TableCell => ({
  value,
  text: value === null ? null : format(value),
  state: value === null ? (state ?? "unknown") : null,
});

/** Returns the table of a chart. A heat map has a row for each series; the others have one for each place. */
export function tableOf(chart: Chart, formats: ChartFormats): ChartTable {
  if (chart.kind === "heat") {
    return {
      head: chart.head,
      columns: chart.x.names.map((label, place) => ({ id: String(place), label, unit: chart.unit })),
      rowCount: chart.series.length,
      row: (index) => {
        const { label = "", points = [], states } = chart.series[index] ?? {};
        return {
          head: label,
          cells: chart.x.names.map((_, place) =>
            cellOf(points[place] ?? null, states?.[place], formats.value),
          ),
        };
      },
    };
  }
  const below = belowOf(chart);
  const columns = [
    ...chart.series.map((series) => ({ ...series, unit: chart.unit, value: formats.value })),
    ...(below ? [{ ...below, id: "below", states: undefined }] : []),
  ];
  return {
    head: chart.head,
    columns,
    rowCount: placeCount(chart),
    row: (index) => ({
      head: placeName(chart, index, formats),
      cells: columns.map(({ points, states, value }) =>
        cellOf(points[index] ?? null, states?.[index], value),
      ),
    }),
  };
}

/** Signs that spreadsheets of a language expect. */
export interface CsvSigns {
  readonly between: "," | ";";
  readonly decimal: "." | ",";
}

/** Writes a table as CSV, with the numbers of the chart and not their texts. `scale` divides them. */
export function csvOf(table: ChartTable, { between, decimal }: CsvSigns, scale = 1): string {
  const quoted = (text: string) => `"${plainText(text).replaceAll('"', '""')}"`;
  const number = (value: number | null) =>
    value === null ? "" : String(value / scale).replace(".", decimal);
  const heads = table.columns.map(({ label, unit }) => `${label} (${unit})`);
  const lines = [[table.head, ...heads].map(quoted).join(between)];
  for (let index = 0; index < table.rowCount; index++) {
    const { head, cells } = table.row(index);
    lines.push([quoted(head), ...cells.map(({ value }) => number(value))].join(between));
  }
  return lines.join("\r\n");
}
