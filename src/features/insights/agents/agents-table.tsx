import type { AgentMetrics, AgentMetricsRow } from "../../../../openapi/generated/console.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { CallsLink, type ReportColumn, ReportTable } from "../frame/report-table.tsx";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";
import { callsHref, offersHref } from "./agent-figures.tsx";
import { OverLimit, overIn, useOverMeans } from "./over-limit.tsx";
import { DisconnectionCount, StatusLegend, StatusSplit } from "./status-split.tsx";
import { totalIn, useAgentWords } from "./use-agent-metrics.ts";

interface AgentsTableProps {
  readonly state: InsightsFilters;
  readonly metrics: AgentMetrics;
  /** Returns the link to the page of an agent. */
  readonly hrefOf: (agent: string) => string;
  /** True while newer numbers load, or after they failed to. */
  readonly old: boolean;
}

interface AgentLine {
  readonly row: AgentMetricsRow;
  readonly name: string;
}

/** Numbers by agent, with the total in the first row. */
export function AgentsTable({ state, metrics, hrefOf, old }: AgentsTableProps) {
  const { say } = useTexts();
  const text = say.insights.agents;
  const names = new Map(metrics.agents.map(({ _id, name }) => [_id, name ?? text.table.deleted()]));
  const rows = metrics.rows.flatMap((row): AgentLine[] =>
    row.agent === undefined ? [] : [{ row, name: names.get(row.agent) ?? "" }],
  );
  const total = totalIn(metrics);
  return (
    <ReportTable
      label={text.table.label()}
      renderTop={() => (total ? <StatusLegend row={total} /> : null)}
      head={{
        label: text.table.agent(),
        nameOf: ({ name }) => name,
        hrefOf: ({ row }) => hrefOf(row.agent ?? ""),
      }}
      columns={useColumns({ state, metrics, hrefOf })}
      rows={rows}
      keyOf={({ row }) => row.agent ?? ""}
      total={total && { row: total, name: text.table.all() }}
      sort={{ column: "connected", descending: true }}
      old={old}
      foot={text.agentsOf({ count: rows.length })}
    />
  );
}

function useColumns({
  state,
  metrics,
  hrefOf,
}: Omit<AgentsTableProps, "old">): readonly ReportColumn<AgentLine>[] {
  const { say } = useTexts();
  const formats = useFormats();
  const words = useAgentWords();
  const text = say.insights.agents;
  const { figures, means, table } = text;
  const overMeans = useOverMeans();
  const callsOf = ({ row }: AgentLine) => (row.calls === 0 ? null : callsHref(state, row.agent));
  const isFiltered = Object.values(state.filters).some(({ length }) => length > 0);
  const agentsIn = ({ agent }: AgentMetricsRow): readonly string[] | null => {
    if (agent !== undefined) return [agent];
    return isFiltered ? metrics.agents.map(({ _id }) => _id) : null;
  };
  const counts = (id: "offers" | "declined" | "missed", label: string, explained: string) => ({
    id,
    label,
    means: explained,
    value: ({ row }: AgentLine) => row[id],
    cell: ({ row }: AgentLine) => (
      <CallsLink
        value={row[id]}
        shown={row[id] === null ? text.none() : formats.number(row[id])}
        href={row[id] ? offersHref(state, id, agentsIn(row)) : null}
      />
    ),
  });
  return [
    {
      id: "connected",
      label: figures.connected(),
      means: means.connected(),
      value: ({ row }) => row.connected,
      cell: ({ row }) => words.time(row.connected),
    },
    {
      id: "occupancy",
      label: figures.occupancy(),
      means: means.occupancy(),
      value: ({ row }) => row.occupancy,
      cell: ({ row }) => words.percent(row.occupancy),
      title: ({ row }) => (row.occupancy === null ? text.noStatus() : undefined),
    },
    {
      id: "calls",
      label: figures.calls(),
      means: means.calls(),
      value: ({ row }) => row.calls,
      cell: (line) => (
        <CallsLink value={line.row.calls} shown={formats.number(line.row.calls)} href={callsOf(line)} />
      ),
    },
    {
      id: "averageHandleTime",
      label: figures.handleTime(),
      means: means.handleTime(),
      value: ({ row }) => row.averageHandleTime,
      cell: (line) => (
        <CallsLink
          value={line.row.averageHandleTime}
          shown={words.time(line.row.averageHandleTime)}
          href={callsOf(line)}
        />
      ),
      title: ({ row }) => (row.averageHandleTime === null ? text.noCalls() : undefined),
    },
    {
      id: "statuses",
      label: table.statuses(),
      value: ({ row }) => row.inCalls,
      cell: ({ row, name }) => <StatusSplit row={row} name={name} />,
    },
    {
      id: "over",
      label: table.over(),
      means: overMeans,
      value: ({ row }) => overIn(row),
      cell: ({ row }) => (
        <OverLimit row={row} {...(row.agent !== undefined && { href: hrefOf(row.agent) })} />
      ),
    },
    counts("offers", figures.offers(), means.offers()),
    counts("declined", table.declined(), means.offers()),
    counts("missed", table.missed(), means.offers()),
    {
      id: "disconnections",
      label: figures.disconnections(),
      means: means.disconnections(),
      value: ({ row }) => Object.values(row.disconnections).reduce((sum, times) => sum + times, 0),
      cell: ({ row, name }) => <DisconnectionCount row={row} name={name} />,
    },
  ];
}
