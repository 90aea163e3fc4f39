import { useMemo } from "react";
import type { FloorCall } from "../../../openapi/generated/live-monitor.ts";
import { useTexts } from "../../services/use-texts.ts";
import { ChannelCell, CountCell, CustomerCell, LastedCell, SinceCell } from "./cells.tsx";
import styles from "./cells.module.css";
import { inOrder, type LiveList } from "./list-definition.ts";
import { useMonitor } from "./monitor-context.ts";
import { COLUMNS } from "./monitor-lists.ts";
import { agentName, customerText, segmentName } from "./name-words.ts";
import { AgentName, SegmentName } from "./name-cells.tsx";
import { callSubjects } from "./row-subjects.ts";
import { useAgentField, useMediaField, useSegmentField } from "./use-filter-fields.ts";

const rows: LiveList<FloorCall>["rows"] = (floor) => floor.calls;

/** Returns the list of calls in progress. */
export function useCallsList(): LiveList<FloorCall> {
  const { source, contacts } = useMonitor();
  const { say } = useTexts();
  const segment = useSegmentField();
  const agent = useAgentField();
  const media = useMediaField();
  return useMemo(() => {
    const { columns, cells } = say.monitor;
    const named = (id: string) => segmentName(source.get()?.state, id) ?? id;
    const agentOf = (id: string | null) => (id === null ? null : (agentName(source.get()?.state, id) ?? id));
    const agentCell = (call: FloorCall) =>
      call.user === null ? (
        <span className={styles.muted}>{cells.noAgent()}</span>
      ) : (
        <AgentName id={call.user} />
      );
    return {
      label: say.monitor.tables.calls(),
      searchLabel: say.monitor.search.calls(),
      rows,
      columns: inOrder(COLUMNS.calls.all, {
        customer: {
          header: columns.customer(),
          width: "minmax(140px, 2fr)",
          fixed: true,
          sortKey: (call) => contacts?.of(call.customer)?.name ?? call.customer,
          cell: (call) => <CustomerCell customer={call.customer} />,
        },
        agent: {
          header: columns.agent(),
          width: "minmax(140px, 2fr)",
          sortKey: (call) => agentOf(call.user),
          cell: agentCell,
        },
        segment: {
          header: columns.segment(),
          width: "minmax(140px, 2fr)",
          sortKey: (call) => named(call.segment),
          cell: (call) => <SegmentName id={call.segment} />,
        },
        channel: {
          header: columns.channel(),
          width: "104px",
          sortKey: (call) => call.channel,
          cell: (call) => <ChannelCell channel={call.channel} />,
        },
        waited: {
          header: columns.waited(),
          width: "104px",
          align: "end",
          sortKey: (call) => call.waited,
          cell: (call) => <LastedCell ms={call.waited} />,
        },
        transfers: {
          header: columns.transfers(),
          width: "104px",
          align: "end",
          sortKey: (call) => call.transfers,
          cell: (call) => <CountCell count={call.transfers} />,
        },
        tags: {
          header: columns.tags(),
          width: "minmax(120px, 1fr)",
          cell: (call) =>
            call.tags.map((tag) => (
              <span key={tag} className={styles.tag}>
                {tag}
              </span>
            )),
        },
        inCall: {
          header: columns.inCall(),
          width: "112px",
          align: "end",
          sortKey: (call) => -call.since,
          cell: (call) => <SinceCell since={call.since} />,
        },
      }),
      narrow: (call) => ({
        title: agentCell(call),
        state: <ChannelCell channel={call.channel} />,
        details: <CustomerCell customer={call.customer} />,
        value: <SinceCell since={call.since} />,
      }),
      fields: [segment, agent, media],
      valuesOf: (call, field) =>
        field === "segment"
          ? [call.segment]
          : field === "channel"
            ? [call.channel]
            : call.user === null
              ? []
              : [call.user],
      textOf: (call) =>
        `${customerText(contacts, call.customer, say)} ${agentOf(call.user) ?? ""} ${named(call.segment)} ${call.tags.join(" ")}`,
      empty: { title: say.monitor.empty.callsTitle(), text: say.monitor.empty.callsText() },
      open: (call) => ({ open: callSubjects(call) }),
    };
  }, [source, contacts, say, segment, agent, media]);
}
