import { useMemo, useState } from "react";
import {
  averageSpeedOfAnswer,
  freeAgents,
  serviceLevel,
  tallyOf,
} from "../../../streams/metrics/live-numbers.ts";
import { wholePercent } from "../../../streams/metrics/standing.ts";
import { LEVEL_ROOM, MeasuredLevel } from "../../resource/cells/measured-level.tsx";
import { WAIT_ROOM } from "../../resource/cells/measured-wait.tsx";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { ChannelCell, CountCell, LastedCell, WaitCell } from "./cells.tsx";
import styles from "./cells.module.css";
import { inOrder, type LiveList } from "./list-definition.ts";
import { useMonitor } from "./monitor-context.ts";
import { COLUMNS } from "./monitor-lists.ts";
import { SegmentName } from "./name-cells.tsx";
import { useSegmentField } from "./use-filter-fields.ts";
import type { FloorSegment, Tally } from "../../../openapi/generated/live-monitor.ts";
import { assignedBySegment, longestBySegment } from "../../../streams/metrics/segment-numbers.ts";
import type { Floor } from "../../../streams/projections/floor.ts";
import { Keyed } from "../../../streams/projections/keyed.ts";

/** Returns the list of segments with their current numbers. */
export function useSegmentsList(): LiveList<SegmentRow> {
  const { source, targets } = useMonitor();
  const { say } = useTexts();
  const segment = useSegmentField();
  const [rows] = useState(() => segmentRows(() => source.today()?.day));
  return useMemo(() => {
    const { columns } = say.monitor;
    const level = ({ tally }: SegmentRow) => serviceLevel(tally, targets.answerWithinSeconds);
    return {
      label: say.monitor.tables.segments(),
      searchLabel: say.monitor.search.segments(),
      rows,
      columns: inOrder(COLUMNS.segments.all, {
        name: {
          header: columns.name(),
          width: "minmax(160px, 2fr)",
          fixed: true,
          sortKey: (row) => row.segment.name,
          cell: (row) => <SegmentName id={row.id} />,
        },
        channels: {
          header: columns.channels(),
          width: "168px",
          cell: (row) =>
            row.segment.channels.map((channel) => <ChannelCell key={channel} channel={channel} />),
        },
        agents: {
          header: columns.agents(),
          width: "minmax(184px, 1fr)",
          sortKey: (row) => row.segment.agents,
          cell: (row) => <TeamCell row={row} />,
        },
        waitingCount: {
          header: columns.waitingCount(),
          width: "96px",
          align: "end",
          sortKey: (row) => row.segment.waiting,
          cell: (row) => <CountCell count={row.segment.waiting} />,
        },
        longestWait: {
          header: columns.longestWait(),
          width: "256px",
          align: "end",
          room: WAIT_ROOM + 8,
          sortKey: (row) => (row.since === null ? null : -row.since),
          cell: (row) => <WaitCell since={row.since} room={WAIT_ROOM} />,
        },
        inCall: {
          header: columns.inCall(),
          width: "88px",
          align: "end",
          sortKey: (row) => row.segment.inCall,
          cell: (row) => <CountCell count={row.segment.inCall} />,
        },
        answered: {
          header: columns.answered(),
          width: "136px",
          align: "end",
          sortKey: (row) => row.tally?.answered ?? 0,
          cell: (row) => <CountCell count={row.tally?.answered ?? 0} />,
        },
        abandoned: {
          header: columns.abandoned(),
          width: "152px",
          align: "end",
          sortKey: (row) => row.tally?.abandoned ?? 0,
          cell: (row) => <CountCell count={row.tally?.abandoned ?? 0} />,
        },
        speedOfAnswer: {
          header: columns.speedOfAnswer(),
          width: "144px",
          align: "end",
          sortKey: (row) => averageSpeedOfAnswer(row.tally),
          cell: (row) => <LastedCell ms={averageSpeedOfAnswer(row.tally)} />,
        },
        serviceLevel: {
          header: columns.serviceLevel(),
          width: "224px",
          align: "end",
          room: LEVEL_ROOM + 8,
          sortKey: level,
          cell: (row) => (
            <MeasuredLevel
              percent={wholePercent(level(row))}
              target={targets.serviceLevelPercent}
              room={LEVEL_ROOM}
            />
          ),
        },
      }),
      narrow: (row) => ({
        title: <SegmentName id={row.id} />,
        state: say.monitor.summaryWithoutAgents({ waiting: row.segment.waiting }),
        details: <TeamCell row={row} words />,
        value: <WaitCell since={row.since} />,
      }),
      fields: [segment],
      valuesOf: (row) => [row.id],
      textOf: (row) => row.segment.name ?? row.id,
      empty: { title: say.monitor.empty.segmentsTitle(), text: say.monitor.empty.segmentsText() },
      // Opening a segment shows its queue.
      open: (row) => ({ tab: "queue", segment: row.id }),
    };
  }, [targets, say, segment, rows]);
}

/**
 * Numbers of connected, assigned and free agents of a segment. `words` adds labels, for use without a column
 * header.
 */
function TeamCell({ row: { segment, assigned }, words = false }: { row: SegmentRow; words?: boolean }) {
  const { source } = useMonitor();
  const { say } = useTexts();
  const { number } = useFormats();
  const { cells } = say.monitor;
  const floor = source.get()?.state;
  if (!floor || freeAgents(floor) === null) return <span className={styles.faint}>{cells.noData()}</span>;
  return (
    <>
      <span className={segment.agents === 0 ? styles.faint : undefined}>
        {words
          ? cells.agents({ connected: segment.agents, assigned })
          : cells.connectedOf({ connected: number(segment.agents), assigned: number(assigned) })}
      </span>
      <span className={styles.muted}>{" · "}</span>
      {segment.free === 0 ? (
        <span className={styles.warn}>{cells.noneFree()}</span>
      ) : (
        <span className={styles.muted}>{cells.free({ count: segment.free })}</span>
      )}
    </>
  );
}

/** A segment with its current state and the tallies of today. */
interface SegmentRow {
  readonly id: string;
  readonly segment: FloorSegment;
  /** Number of assigned agents, connected or not. */
  readonly assigned: number;
  /** Arrival (ms) of the customer who has waited longest; null if no customer waits. */
  readonly since: number | null;
  readonly tally: Tally | undefined;
}

/** Returns a function that converts a floor to segment rows. A row without changes stays the same object. */
function segmentRows(today: () => string | undefined): (floor: Floor) => Keyed<SegmentRow> {
  let rows = Keyed.of<SegmentRow>();
  const countAssigned = assignedBySegment();
  return (floor) => {
    const longest = longestBySegment(floor);
    const assignedCounts = countAssigned(floor);
    const day = today();
    const edit = rows.edit();
    for (const { id } of rows) if (!floor.segments.has(id)) edit.delete(id);
    for (const segment of floor.segments) {
      const before = rows.get(segment.id);
      const since = longest.get(segment.id) ?? null;
      const assigned = assignedCounts.get(segment.id) ?? 0;
      const tally = day === undefined ? undefined : tallyOf(floor, day, segment.id);
      if (
        before?.segment !== segment ||
        before.assigned !== assigned ||
        before.since !== since ||
        before.tally !== tally
      )
        edit.put({ id: segment.id, segment, assigned, since, tally });
    }
    rows = edit.done();
    return rows;
  };
}
