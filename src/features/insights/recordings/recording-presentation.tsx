import type { Formats } from "../../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import type { Recording } from "../../../../openapi/generated/console.ts";
import {
  type Fact,
  namesIn,
  type RecordPresentation,
  type State,
} from "../../../resource/records/record/record-presentation.ts";
import { useAbility } from "../../../services/use-session.ts";
import { useApiQuery } from "../../../services/use-api-query.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { beganIn, storageIn } from "./recorded-calls-columns.tsx";
import { RecordingStatus } from "./recording-status.tsx";
import { UploadStatus } from "./upload-status.tsx";

/**
 * Describes how a recording and its history are shown. Past states cannot be restored: to change the status,
 * a reviewer approves, rejects or deletes the recording.
 */
export function recordingPresentation({
  say,
  formats,
}: {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
}): RecordPresentation {
  const { one, fields, endings, reasons, rejections, storing } = say.recordings;
  const fact = (
    member: keyof typeof fields,
    valueOf: (recording: Recording) => ReturnType<Fact["valueOf"]>,
  ): Fact => ({
    member,
    label: fields[member](),
    valueOf: (state) => valueOf(state as unknown as Recording),
  }); // current and past states have the members of a recording
  const momentIn = (instant: string | null | undefined) =>
    instant ? formats.moment(Date.parse(instant)) : null;
  const nameIn = (named: Recording["agent"]) => formats.list(namesIn(named, say.lists.kinds.gone())) || null;
  return {
    path: "/recordings",
    stateOf: withPlaces,
    nameOf: (state) => one({ began: beganIn(state as unknown as Recording, formats) }), // as above
    facts: [
      fact("status", ({ status }) => (status ? <RecordingStatus status={status} /> : null)),
      fact("rejectionReason", ({ rejectionReason }) =>
        rejectionReason ? rejections[rejectionReason]() : null,
      ),
      fact("rejectionNote", ({ rejectionNote }) => rejectionNote ?? null),
      fact("reason", ({ reason }) => (reason ? reasons[reason]() : null)),
      fact("startedAt", ({ startedAt }) => momentIn(startedAt)),
      fact("duration", ({ duration }) => (typeof duration === "number" ? formats.duration(duration) : null)),
      fact("endedBy", ({ endedBy }) => (endedBy ? endings[endedBy]() : null)),
      fact("agent", ({ agent }) => nameIn(agent)),
      fact("segment", ({ segment }) => nameIn(segment)),
      fact("call", ({ call }) => (call ? <RecordingCall call={call} /> : null)),
      fact("setting", ({ setting }) => nameIn(setting)),
      fact("size", ({ size = 0 }) => formats.bytes(size)),
      fact("storage", (recording) => storageIn(recording, { say, formats })),
      fact("upload", ({ upload }) => (upload ? <UploadStatus upload={upload} /> : null)),
      fact("uploadFailed", ({ upload }) =>
        upload?.failedAt ? `${momentIn(upload.failedAt)} (${storing.tries({ count: upload.tries })})` : null,
      ),
      fact("reviewedBy", ({ reviewedBy }) => nameIn(reviewedBy)),
      fact("reviewedAt", ({ reviewedAt }) => momentIn(reviewedAt)),
    ],
    members: [],
    nothing: {},
  };
}

/** Adds members for the facts `storage` and `uploadFailed`, so that the history lists their changes. */
const withPlaces = (state: State): State => ({
  ...state,
  storage: [state["hot"], state["cold"]],
  uploadFailed: failedIn(state["upload"]),
});

const failedIn = (upload: unknown): unknown =>
  typeof upload === "object" && upload !== null && "failedAt" in upload ? upload.failedAt : null;

/**
 * Call of a recording, with a link if the platform has the call. The id comes from the telephony system, so
 * the platform may not have a call with this id.
 */
function RecordingCall({ call }: { call: string }) {
  const mayRead = useAbility("calls.read");
  const { data } = useApiQuery(
    "/calls",
    { query: { _id: { $in: [call] }, $limit: 1 } },
    { enabled: mayRead },
  );
  return data && data.total > 0 ? (
    <TextLink href={`/call/${encodeURIComponent(call)}`}>{call}</TextLink>
  ) : (
    call
  );
}
