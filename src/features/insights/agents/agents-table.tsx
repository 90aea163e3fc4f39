import { type ReactNode, useState } from "react";
import type { AgentMetrics, AgentMetricsRow } from "../../../../openapi/generated/console.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Duration } from "../../../ui/duration.tsx";
import { Glyph } from "../../../ui/glyph.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import styles from "../summary/segment-table.module.css";
import { DisconnectionCount, shownStatusOf, StatusSplit } from "./status-split.tsx";
import { totalIn, useAgentWords } from "./use-agent-metrics.ts";

/** Columns with a number, in order. `statuses` sorts by the time in calls. */
const COLUMNS = [
  "connected",
  "occupancy",
  "calls",
  "averageHandleTime",
  "statuses",
  "over",
  "offers",
  "declined",
  "missed",
  "disconnections",
] as const;
type Column = (typeof COLUMNS)[number];
type SortBy = { readonly column: Column | "agent"; readonly descending: boolean };

/** Returns the time (ms) beyond the limits of all statuses. */
const overIn = ({ over }: AgentMetricsRow): number => Object.values(over).reduce((sum, ms) => sum + ms, 0);

/** Returns the value by which a column sorts; null without one. */
function valueOf(column: Column, row: AgentMetricsRow): number | null {
  switch (column) {
    case "statuses":
      return row.inCalls;
    case "over":
      return overIn(row);
    case "disconnections":
      return Object.values(row.disconnections).reduce((sum, times) => sum + times, 0);
    default:
      return row[column];
  }
}

interface AgentsTableProps {
  readonly metrics: AgentMetrics;
  /** Returns the link to the page of an agent. */
  readonly hrefOf: (agent: string) => string;
  /** True while newer numbers load, or after they failed to. */
  readonly old: boolean;
}

/** Numbers by agent, with the total in the first row. */
export function AgentsTable({ metrics, hrefOf, old }: AgentsTableProps) {
  const { say, locale } = useTexts();
  const text = say.insights.agents;
  const [sort, setSort] = useState<SortBy>({ column: "connected", descending: true });
  const names = new Map(metrics.agents.map(({ _id, name }) => [_id, name ?? text.table.deleted()]));
  const lines = metrics.rows
    .flatMap((row) =>
      row.agent === undefined ? [] : [{ row, id: row.agent, name: names.get(row.agent) ?? "" }],
    )
    .toSorted((a, b) => {
      const direction = sort.descending ? -1 : 1;
      if (sort.column === "agent") return direction * a.name.localeCompare(b.name, locale);
      const [one, other] = [valueOf(sort.column, a.row), valueOf(sort.column, b.row)];
      // Rows without a value are last in both directions.
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      return direction * (one - other) || a.name.localeCompare(b.name, locale);
    });
  const total = totalIn(metrics);
  const labels: Readonly<Record<Column, readonly [label: string, means?: string]>> = {
    connected: [text.figures.connected(), text.means.connected()],
    occupancy: [text.figures.occupancy(), text.means.occupancy()],
    calls: [text.figures.calls(), text.means.calls()],
    averageHandleTime: [text.figures.handleTime(), text.means.handleTime()],
    statuses: [text.table.statuses()],
    over: [text.table.over(), text.table.overMeans()],
    offers: [text.figures.offers(), text.means.offers()],
    declined: [text.table.declined(), text.means.offers()],
    missed: [text.table.missed(), text.means.offers()],
    disconnections: [text.figures.disconnections(), text.means.disconnections()],
  };
  const head = (column: SortBy["column"], label: string, means?: string) => (
    <th
      key={column}
      scope="col"
      title={means}
      aria-sort={sort.column === column ? (sort.descending ? "descending" : "ascending") : undefined}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() =>
          setSort({ column, descending: sort.column === column ? !sort.descending : column !== "agent" })
        }
      >
        {label}
        {sort.column === column ? <Icon name={sort.descending ? "arrowDown" : "arrowUp"} size={12} /> : null}
      </button>
    </th>
  );
  return (
    <Panel>
      <div className={styles.scroll} role="region" aria-label={text.table.label()} tabIndex={0}>
        <table className={styles.table} data-old={old ? "" : undefined} aria-busy={old}>
          <thead>
            <tr>
              {head("agent", text.table.agent())}
              {COLUMNS.map((column) => head(column, ...labels[column]))}
            </tr>
          </thead>
          <tbody>
            {total ? (
              <tr className={styles.total}>
                <th scope="row">{text.table.all()}</th>
                <Cells row={total} name={text.table.all()} />
              </tr>
            ) : null}
            {lines.map(({ row, id, name }) => (
              <tr key={id}>
                <th scope="row">
                  <TextLink href={hrefOf(id)}>{name}</TextLink>
                </th>
                <Cells row={row} name={name} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.foot}>{text.agentsOf({ count: lines.length })}</p>
    </Panel>
  );
}

function Cells({ row, name }: { readonly row: AgentMetricsRow; readonly name: string }) {
  const { say } = useTexts();
  const formats = useFormats();
  const words = useAgentWords();
  const text = say.insights.agents;
  const number = (value: number | null) => (value === null ? text.none() : formats.number(value));
  const cells: Readonly<Record<Column, readonly [content: ReactNode, reason?: string | false]>> = {
    connected: [words.hours(row.connected)],
    occupancy: [words.percent(row.occupancy), row.occupancy === null && text.noStatus()],
    calls: [number(row.calls)],
    averageHandleTime: [words.unit(row.averageHandleTime), row.averageHandleTime === null && text.noCalls()],
    statuses: [<StatusSplit key="split" row={row} name={name} />],
    over: [<OverLimit key="over" row={row} />],
    offers: [number(row.offers)],
    declined: [number(row.declined)],
    missed: [number(row.missed)],
    disconnections: [<DisconnectionCount key="count" row={row} name={name} />],
  };
  return COLUMNS.map((column) => {
    const [content, reason] = cells[column];
    return (
      <td key={column} title={reason || undefined}>
        {content}
      </td>
    );
  });
}

/** The time beyond the limits of statuses, with the statuses. */
function OverLimit({ row }: { readonly row: AgentMetricsRow }) {
  const { say } = useTexts();
  const formats = useFormats();
  const words = useAgentWords();
  const text = say.insights.agents;
  const parts = Object.entries(row.over).toSorted(([, a], [, b]) => b - a);
  if (parts.length === 0) return <>{text.none()}</>;
  const statuses = parts.map(([status]) => say.console.statuses[shownStatusOf(status)]());
  return (
    <span className={styles.value}>
      <Glyph name="warning" />
      <Duration ms={overIn(row)}>{words.hours(overIn(row))}</Duration>
      <span className={styles.note}>{formats.list(statuses)}</span>
    </span>
  );
}
