import { useMemo, useSyncExternalStore } from "react";
import type { FloorAgent } from "../../../openapi/generated/live-monitor.ts";
import { callsOfDay } from "../../../streams/metrics/agent-states.ts";
import { occupancy } from "../../../streams/metrics/occupancy.ts";
import { overLimit } from "../../../streams/metrics/status-limit.ts";
import { shownStatus } from "../../../streams/projections/agent-status.ts";
import { useTexts } from "../../services/use-texts.ts";
import {
  CountCell,
  DisconnectionCell,
  InStateCell,
  LIMIT_ROOM,
  OccupancyCell,
  SegmentsCell,
  StatusCell,
} from "./cells.tsx";
import styles from "./cells.module.css";
import { inOrder, type LiveList } from "./list-definition.ts";
import { useMonitor } from "./monitor-context.ts";
import { COLUMNS, STATUS_RANK, STATUSES } from "./monitor-lists.ts";
import { segmentName } from "./name-words.ts";
import { AgentName } from "./name-cells.tsx";
import { useSegmentField } from "./use-filter-fields.ts";

/** Greater than any time (ms), so that agents are sorted by rank first and then by time. */
const RANK_WEIGHT = 1e14;
const statusRank = (agent: FloorAgent): number | null => {
  const status = shownStatus(agent);
  return status === null ? null : STATUS_RANK[status] * RANK_WEIGHT + (agent.since ?? 0);
};

const NO_LIMITS = {};

const rows: LiveList<FloorAgent>["rows"] = (floor) => floor.agents;

/** Returns the list of agents, connected or not. */
export function useAgentsList(): LiveList<FloorAgent> {
  const { source, limits = NO_LIMITS } = useMonitor();
  const { say } = useTexts();
  const segment = useSegmentField();
  // Each new day resets the number of calls, even without events.
  const day = useSyncExternalStore(source.subscribe, () => source.today()?.day);
  return useMemo(() => {
    const { columns, cells } = say.monitor;
    const named = (id: string | undefined) =>
      id === undefined ? null : (segmentName(source.get()?.state, id) ?? id);
    const statusWord = (agent: FloorAgent) => {
      const status = shownStatus(agent);
      return status === null ? null : say.console.statuses[status]();
    };
    const share = (agent: FloorAgent) => {
      const [now, today] = [source.now(), source.today()];
      return now === null || today === null ? null : occupancy(agent, now, today);
    };
    const isOver = (agent: FloorAgent) => overLimit(agent, source.now() ?? 0, limits) !== null;
    // Space for limits is reserved only if at least one status has a limit.
    const inStateRoom =
      Object.keys(limits).length > 0
        ? { width: `${LIMIT_ROOM + 104}px`, room: LIMIT_ROOM }
        : { width: "112px" };
    return {
      label: say.monitor.tables.agents(),
      searchLabel: say.monitor.search.agents(),
      rows,
      columns: inOrder(COLUMNS.agents.all, {
        agent: {
          header: columns.agent(),
          width: "minmax(160px, 2fr)",
          fixed: true,
          sortKey: (agent) => agent.name,
          cell: (agent) => <AgentName id={agent.id} />,
        },
        status: {
          header: columns.status(),
          width: "minmax(164px, 1.5fr)",
          sortKey: statusRank,
          cell: (agent) => <StatusCell agent={agent} />,
        },
        reason: {
          header: columns.reason(),
          width: "minmax(104px, 1fr)",
          sortKey: (agent) => agent.reason,
          cell: (agent) => agent.reason ?? <span className={styles.faint}>{say.unknown()}</span>,
        },
        segments: {
          header: columns.segments(),
          width: "minmax(140px, 2fr)",
          sortKey: (agent) => named(agent.segments[0]),
          cell: (agent) => <SegmentsCell ids={agent.segments} />,
        },
        inState: {
          header: columns.inState(),
          ...inStateRoom,
          align: "end",
          sortKey: (agent) => (agent.since === null ? null : -agent.since),
          cell: (agent) => <InStateCell agent={agent} room={inStateRoom.room} />,
        },
        callsToday: {
          header: columns.callsToday(),
          width: "112px",
          align: "end",
          sortKey: (agent) => callsOfDay(agent, day),
          cell: (agent) => <CountCell count={callsOfDay(agent, day)} />,
        },
        occupancy: {
          header: columns.occupancy(),
          width: "112px",
          align: "end",
          sortKey: share,
          cell: (agent) => <OccupancyCell agent={agent} />,
        },
        lastDisconnection: {
          header: columns.lastDisconnection(),
          width: "minmax(168px, 1.5fr)",
          sortKey: (agent) => agent.lastDisconnection?.time ?? null,
          cell: (agent) => <DisconnectionCell agent={agent} />,
        },
      }),
      narrow: (agent) => ({
        title: <AgentName id={agent.id} />,
        state: <StatusCell agent={agent} />,
        details: (
          <>
            <SegmentsCell ids={agent.segments} />
            {` · ${cells.callsToday({ count: callsOfDay(agent, day) })}`}
          </>
        ),
        value: <InStateCell agent={agent} />,
      }),
      fields: [
        segment,
        {
          field: "status",
          label: say.monitor.fields.status(),
          operators: ["is", "not"],
          options: STATUSES.map((value) => ({ value, label: say.console.statuses[value]() })),
        },
        {
          field: "limit",
          label: say.monitor.fields.limit(),
          operators: ["is"],
          options: [{ value: "over", label: say.monitor.states.over() }],
        },
      ],
      timed: "limit",
      valuesOf: (agent, field) =>
        field === "segment"
          ? agent.segments
          : field === "limit"
            ? isOver(agent)
              ? ["over"]
              : []
            : [shownStatus(agent) ?? ""],
      textOf: (agent) =>
        `${agent.name ?? ""} ${statusWord(agent) ?? ""} ${agent.reason ?? ""} ${agent.segments.map(named).join(" ")}`,
      empty: { title: say.monitor.empty.agentsTitle(), text: say.monitor.empty.agentsText() },
      open: (agent) => ({ open: `user/${agent.id}` }),
    };
  }, [source, limits, say, segment, day]);
}
