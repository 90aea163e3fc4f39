import { useState } from "react";
import type { ChartTable, TableCell } from "../../../streams/charts/chart-table.ts";
import { Button } from "../button.tsx";
import type { ChartWords } from "./chart-words.ts";
import styles from "./chart.module.css";

interface ChartDataProps {
  readonly title: string;
  readonly table: ChartTable;
  readonly words: Pick<ChartWords, "noValue" | "rowsShown">;
  /** Names of the states of cells without a value. */
  readonly states: Readonly<Partial<Record<string, string>>>;
}

/** Number of rows of a long table that are added together. */
const PAGE = 200;

/** The numbers of a chart as a table. */
export function ChartData({ title, table, words, states }: ChartDataProps) {
  const [shown, setShown] = useState(PAGE);
  const count = Math.min(shown, table.rowCount);
  const textOf = (cell: TableCell | undefined) => cell?.text ?? states[cell?.state ?? ""] ?? words.noValue;
  return (
    // Wide and long tables scroll inside, also by keyboard.
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{table.head}</th>
            {table.columns.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: count }, (_, index) => {
            const { head, cells } = table.row(index);
            return (
              <tr key={index}>
                <th scope="row">{head}</th>
                {table.columns.map(({ id }, place) => (
                  <td key={id}>{textOf(cells[place])}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {count < table.rowCount ? (
        <p className={styles.rest}>
          <Button size="small" onClick={() => setShown(shown + PAGE)}>
            {words.rowsShown(count, table.rowCount)}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
