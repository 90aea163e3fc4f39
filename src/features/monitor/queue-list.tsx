import { useMemo } from "react";
import type { FloorQueueEntry } from "../../../openapi/generated/live-monitor.ts";
import { WAIT_ROOM } from "../../resource/cells/measured-wait.tsx";
import { useTexts } from "../../services/use-texts.ts";
import { ChannelCell, CountCell, CustomerCell, EntryState, PriorityCell, WaitCell } from "./cells.tsx";
import styles from "./cells.module.css";
import { inOrder, type LiveList } from "./list-definition.ts";
import { useMonitor } from "./monitor-context.ts";
import { COLUMNS } from "./monitor-lists.ts";
import { customerText, segmentName } from "./name-words.ts";
import { SegmentName } from "./name-cells.tsx";
import { queueSubjects } from "./row-subjects.ts";
import { useMediaField, useSegmentField } from "./use-filter-fields.ts";

/** Columns that fit into little room. A high priority is then shown beside the name. */
const USUAL_TIGHT = COLUMNS.queue.usual.filter((id) => id !== "priority");

const rows: LiveList<FloorQueueEntry>["rows"] = (floor) => floor.queue;

/** Returns the list of waiting customers. */
export function useQueueList(): LiveList<FloorQueueEntry> {
  const { source, queueMore, contacts, isTight = false } = useMonitor();
  const { say } = useTexts();
  const segment = useSegmentField();
  const media = useMediaField();
  return useMemo(() => {
    const { columns, cells, states } = say.monitor;
    const named = (id: string) => segmentName(source.get()?.state, id) ?? id;
    return {
      label: say.monitor.tables.queue(),
      searchLabel: say.monitor.search.queue(),
      rows,
      columns: inOrder(
        COLUMNS.queue.all,
        {
          customer: {
            header: columns.customer(),
            width: isTight ? "minmax(168px, 15fr)" : "minmax(140px, 2fr)",
            fixed: true,
            sortKey: (entry) => contacts?.of(entry.customer)?.name ?? entry.customer,
            cell: (entry) =>
              isTight && entry.priority > 1 ? (
                <span className={styles.customer}>
                  <span className={styles.name}>
                    <CustomerCell customer={entry.customer} />
                  </span>
                  <span className={styles.high} data-text={cells.priorityHigh()} aria-hidden="true" />
                </span>
              ) : (
                <CustomerCell customer={entry.customer} />
              ),
          },
          segment: {
            header: columns.segment(),
            width: isTight ? "minmax(112px, 10fr)" : "minmax(140px, 2fr)",
            sortKey: (entry) => named(entry.segment),
            cell: (entry) => <SegmentName id={entry.segment} />,
          },
          channel: {
            header: columns.channel(),
            width: isTight ? "92px" : "104px",
            sortKey: (entry) => entry.channel,
            cell: (entry) => <ChannelCell channel={entry.channel} />,
          },
          priority: {
            header: columns.priority(),
            width: "96px",
            sortKey: (entry) => entry.priority,
            cell: (entry) => <PriorityCell priority={entry.priority} />,
          },
          state: {
            header: columns.state(),
            width: isTight ? "minmax(112px, 9fr)" : "minmax(120px, 2fr)",
            sortKey: (entry) => entry.offeredAt,
            cell: (entry) => <EntryState entry={entry} />,
          },
          dismissals: {
            header: columns.dismissals(),
            width: "104px",
            align: "end",
            sortKey: (entry) => entry.dismissals,
            cell: (entry) => <CountCell count={entry.dismissals} />,
          },
          // The sort key is negative, because the earliest arrival has the longest wait.
          waiting: {
            header: columns.waiting(),
            width: isTight ? "184px" : "208px",
            align: "end",
            room: WAIT_ROOM + 8,
            sortKey: (entry) => -entry.since,
            cell: (entry) => <WaitCell since={entry.since} room={WAIT_ROOM} />,
          },
        },
        queueMore?.columns,
      ),
      ...(isTight && { usual: USUAL_TIGHT }),
      ...(queueMore && { usual: queueMore.usual, foot: queueMore.foot }),
      narrow: (entry) => ({
        title: <CustomerCell customer={entry.customer} />,
        state: <WaitCell since={entry.since} />,
        details: <SegmentName id={entry.segment} />,
        value: entry.offeredAt === null ? cells.waits() : cells.offeredToAgent(),
      }),
      fields: [
        segment,
        media,
        {
          field: "state",
          label: say.monitor.fields.state(),
          operators: ["is"],
          options: [
            { value: "waiting", label: states.waiting() },
            { value: "offered", label: states.offered() },
          ],
        },
      ],
      valuesOf: (entry, field) =>
        field === "segment"
          ? [entry.segment]
          : field === "channel"
            ? [entry.channel]
            : [entry.offeredAt === null ? "waiting" : "offered"],
      textOf: (entry) => `${customerText(contacts, entry.customer, say)} ${named(entry.segment)}`,
      empty: { title: say.monitor.empty.queueTitle(), text: say.monitor.empty.queueText() },
      open: (entry) => ({ open: queueSubjects(entry) }),
    };
  }, [source, queueMore, contacts, isTight, say, segment, media]);
}
