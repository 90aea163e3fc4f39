import type { Segment, Targets } from "../../../openapi/generated/console.ts";
import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { LEVEL_ROOM } from "../../resource/measured-level.tsx";
import { WAIT_ROOM } from "../../resource/measured-wait.tsx";
import { Flag } from "../../ui/flag.tsx";
import type { ListColumn } from "../../ui/list-column.ts";
import type { NarrowRow } from "../../ui/table/live-column.ts";
import { FreeAgents, LongestWaitCell, ServiceLevelCell, WaitingCell } from "./live-cells.tsx";
import styles from "./segments-columns.module.css";

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  readonly targets: Targets;
}

/** A day, and under the pointer the moment with its zone. */
const Day = ({ instant, formats }: { instant: string; formats: Formats }) => (
  <time dateTime={instant} title={formats.moment(Date.parse(instant))}>
    {formats.day(Date.parse(instant))}
  </time>
);

const ICONS = { video: "video", audio: "voice" } as const;

/** Every column of the list, in its order. */
export function segmentsColumns({ say, formats, targets }: Words): readonly ListColumn<Segment>[] {
  const { columns, explained, visibility, types, imported } = say.segments;
  return [
    {
      id: "name",
      header: columns.name(),
      sortable: true,
      cell: (segment) => (
        <span title={segment.name}>
          {segment.name}
          {segment.imported ? <span className={styles.origin}>{imported.yes()}</span> : null}
        </span>
      ),
    },
    {
      id: "channels",
      header: columns.channels(),
      width: 168,
      cell: (segment) =>
        segment.channels?.map((channel) => (
          <Flag key={channel} icon={ICONS[channel]}>
            {say.console.channels[channel]()}
          </Flag>
        )),
    },
    {
      id: "agents",
      header: columns.agents(),
      width: 132,
      explains: explained.agents(),
      cell: ({ _id, users }) => (
        <>
          {formats.number(users?.length ?? 0)}
          {users?.length ? <FreeAgents id={_id} /> : null}
        </>
      ),
    },
    { id: "waiting", header: columns.waiting(), width: 88, align: "end", explains: explained.waiting(), cell: ({ _id }) => <WaitingCell id={_id} /> },
    {
      id: "longestWait",
      header: columns.longestWait(),
      width: 224,
      align: "end",
      room: WAIT_ROOM,
      explains: explained.longestWait({ target: formats.duration(targets.longestWaitSeconds * 1000) }),
      cell: ({ _id }) => <LongestWaitCell id={_id} targets={targets} room={WAIT_ROOM} />,
    },
    {
      id: "serviceLevel",
      header: columns.serviceLevel(),
      width: 180,
      align: "end",
      room: LEVEL_ROOM,
      explains: explained.serviceLevel({ seconds: targets.answerWithinSeconds, target: formats.percent(targets.serviceLevelPercent) }),
      cell: ({ _id }) => <ServiceLevelCell id={_id} targets={targets} room={LEVEL_ROOM} />,
    },
    {
      id: "visibility",
      header: columns.visibility(),
      width: 116,
      sortable: true,
      cell: (segment) =>
        segment.visibility ? (
          <Flag icon={segment.visibility === "visible" ? "eye" : "hide"} faint={segment.visibility === "hidden"}>
            {visibility[segment.visibility]()}
          </Flag>
        ) : null,
    },
    { id: "type", header: columns.type(), width: 96, sortable: true, cell: ({ type }) => (type ? types[type]() : null) },
    { id: "createdAt", header: columns.createdAt(), width: 132, sortable: true, cell: ({ createdAt }) => (createdAt ? <Day instant={createdAt} formats={formats} /> : null) },
  ];
}

/** A segment in two lines. */
export const segmentLines =
  ({ say, targets }: Words) =>
  (segment: Segment): NarrowRow => ({
    title: segment.name,
    state: <WaitingCell id={segment._id} words />,
    details: (
      <>
        {say.segments.agents({ count: segment.users?.length ?? 0 })}
        {segment.users?.length ? <FreeAgents id={segment._id} /> : null}
        {segment.imported ? ` · ${say.segments.imported.yes().toLocaleLowerCase()}` : null}
        {segment.visibility === "hidden" ? ` · ${say.segments.visibility.hidden().toLocaleLowerCase()}` : null}
      </>
    ),
    value: <LongestWaitCell id={segment._id} targets={targets} quiet />,
  });
