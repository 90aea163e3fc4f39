import type { Targets } from "../../../openapi/generated/console.ts";
import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { DescribedRecord } from "../../resource/kit/described/described-resource.ts";
import { LEVEL_ROOM } from "../../resource/cells/measured-level.tsx";
import { WAIT_ROOM } from "../../resource/cells/measured-wait.tsx";
import type { LiveServices } from "../../services/live-services.ts";
import { Flag } from "../../ui/flag.tsx";
import type { ListColumn, Written } from "../../ui/list-column.ts";
import { StatusPill } from "../../ui/status-pill.tsx";
import type { NarrowRow } from "../../ui/table/live-column.ts";
import { LongestWaitCell, ServiceLevelCell, TeamCell, WaitingCell, WaitingWords } from "./live-cells.tsx";
import styles from "./segments-columns.module.css";
import { longestBySegment, serviceLevelIn } from "../../../streams/metrics/segment-numbers.ts";
import { wholePercent } from "../../../streams/metrics/standing.ts";

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  readonly targets: Targets;
}

const ICONS = { video: "video", audio: "voice" } as const;
const CHANNELS = ["video", "audio"] as const;

const has = (value: unknown, one: string): boolean => Array.isArray(value) && value.includes(one);
const teamOf = ({ users }: DescribedRecord): number => (Array.isArray(users) ? users.length : 0);

/** Custom columns of segments. */
export function segmentsColumns({ say }: Words): readonly ListColumn<DescribedRecord>[] {
  const { fields, choices } = say.records.departments;
  return [
    {
      id: "channels",
      header: fields.channels(),
      width: 158,
      cell: ({ channels }) =>
        CHANNELS.filter((channel) => has(channels, channel)).map((channel) => (
          <Flag key={channel} icon={ICONS[channel]}>
            {say.console.channels[channel]()}
          </Flag>
        )),
      written: {
        kind: "text",
        of: ({ channels }) =>
          CHANNELS.filter((channel) => has(channels, channel))
            .map((channel) => say.console.channels[channel]())
            .join(", "),
      },
    },
    {
      id: "users",
      header: fields.users(),
      width: 180,
      explains: say.segments.explained.agents(),
      cell: (segment) => <TeamCell id={segment._id} assigned={teamOf(segment)} />,
      written: { kind: "number", of: teamOf },
    },
    {
      id: "visibility",
      header: fields.visibility(),
      width: 116,
      sortable: true,
      cell: ({ visibility }) => (
        <Flag icon={visibility === "hidden" ? "hide" : "eye"} faint={visibility === "hidden"}>
          {choices.visibility[visibility === "hidden" ? "hidden" : "visible"]()}
        </Flag>
      ),
      written: {
        kind: "text",
        of: ({ visibility }) => choices.visibility[visibility === "hidden" ? "hidden" : "visible"](),
      },
    },
  ];
}

/** Columns with the current state of a segment, for users who may see the floor. */
export function liveColumns(
  { say, formats, targets }: Words,
  live: LiveServices,
): readonly ListColumn<DescribedRecord>[] {
  const { columns, explained } = say.segments;
  const standing = liveWritten(live, targets);
  return [
    {
      id: "waiting",
      header: columns.waiting(),
      width: 88,
      align: "end",
      explains: explained.waiting(),
      cell: ({ _id }) => <WaitingCell id={_id} />,
      written: standing.waiting,
    },
    {
      id: "longestWait",
      header: columns.longestWait(),
      width: 212,
      align: "end",
      room: WAIT_ROOM,
      explains: explained.longestWait({ target: formats.duration(targets.longestWaitSeconds * 1000) }),
      cell: ({ _id }) => <LongestWaitCell id={_id} targets={targets} room={WAIT_ROOM} />,
      written: standing.longestWait,
    },
    {
      id: "serviceLevel",
      header: columns.serviceLevel(),
      width: 180,
      align: "end",
      room: LEVEL_ROOM,
      explains: explained.serviceLevel({
        seconds: targets.answerWithinSeconds,
        target: formats.percent(targets.serviceLevelPercent),
      }),
      cell: ({ _id }) => <ServiceLevelCell id={_id} targets={targets} room={LEVEL_ROOM} />,
      written: standing.serviceLevel,
    },
  ];
}

/** Markers beside the name of a segment: imported from a replay file, or hidden from customers. */
export const markOf = ({ imported, visibility }: DescribedRecord, { say }: Pick<Words, "say">) => (
  <>
    {imported === true ? (
      <span className={styles.mark}>
        <StatusPill family="off">{say.segments.fromRecording()}</StatusPill>
      </span>
    ) : null}
    {visibility === "hidden" ? <span className={styles.mark}>{say.segments.hidden()}</span> : null}
  </>
);

/** Returns the two lines of a segment on a narrow screen. */
export const segmentLines =
  ({ say, targets }: Words) =>
  (segment: DescribedRecord, usual: NarrowRow): NarrowRow => ({
    ...usual,
    details: (
      <>
        <TeamCell id={segment._id} assigned={teamOf(segment)} words />
        <WaitingWords id={segment._id} />
        {segment["imported"] === true ? ` · ${say.segments.fromRecording().toLocaleLowerCase()}` : null}
      </>
    ),
    value: <LongestWaitCell id={segment._id} targets={targets} quiet />,
  });

/** Returns the values of the live columns at the time of the export; empty if the floor state is unknown. */
function liveWritten(live: LiveServices, { answerWithinSeconds }: Targets) {
  const floor = () => live.floor.get()?.state;
  const now = () => live.clock.now();
  const waiting: Written<DescribedRecord> = {
    kind: "number",
    of: ({ _id }) => floor() && (floor()?.segments.get(_id)?.waiting ?? 0),
  };
  const longestWait: Written<DescribedRecord> = {
    kind: "minutes",
    of: ({ _id }) => {
      const [state, at] = [floor(), now()];
      const since = state && longestBySegment(state).get(_id);
      return since === undefined || at === null ? null : Math.max(0, at - since);
    },
  };
  const serviceLevel: Written<DescribedRecord> = {
    kind: "percent",
    of: ({ _id }) => {
      const state = floor();
      return state && wholePercent(serviceLevelIn(state, _id, now() ?? 0, answerWithinSeconds));
    },
  };
  return { waiting, longestWait, serviceLevel };
}
