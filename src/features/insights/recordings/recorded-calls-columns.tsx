import type { ReactNode } from "react";
import type { Formats } from "../../../../i18n/formats.ts";
import { isolated } from "../../../../i18n/isolated.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import type { Recording } from "../../../../openapi/generated/console.ts";
import { customerName } from "../../../resource/cells/customer-name.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { ListColumn } from "../../../ui/list-column.ts";
import type { NarrowRow } from "../../../ui/table/live-column.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { isPlayable } from "../../../resource/player/playable.ts";
import { canBeUploaded } from "./next-steps.ts";
import { RecordingStatus } from "./recording-status.tsx";
import type { CallsOf } from "./use-calls-of.ts";
import styles from "./recorded-calls.module.css";
import { UploadStatus } from "./upload-status.tsx";

interface Words extends CallsOf {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  /** Returns the path of a recording's details. */
  readonly hrefOf: (id: string) => string;
  readonly download: (recording: Recording) => void;
  /** Starts the upload of a recording; null for users who may not upload. */
  readonly upload: ((recording: Recording) => void) | null;
}

/** Returns the name of a reference; null if there is none or it was removed. */
export const calledIn = (named: Recording["agent"]): string | null =>
  named && typeof named !== "string" ? (named.name ?? null) : null;

/** Returns the start of a recording as text, which serves as its name. */
export const beganIn = ({ startedAt = "" }: Recording, { minute }: Formats): string =>
  minute(Date.parse(startedAt));

/** Returns where a recording is stored: on this platform (hot), in its external storage (cold), or both. */
export function storageIn(
  { hot, cold }: Recording,
  { say, formats }: Pick<Words, "say" | "formats">,
): string {
  const { hot: here, cold: there, nowhere } = say.recordings.storage;
  const places = [...(hot ? [here()] : []), ...(cold ? [there()] : [])];
  return places.length === 0 ? nowhere() : formats.list(places);
}

/** Returns all columns of the list in their order. */
export function recordedCallsColumns(words: Words): readonly ListColumn<Recording>[] {
  const { say, formats } = words;
  const { fields, explained } = say.recordings;
  const named = (value: Recording["agent"]): ReactNode => (
    <span title={calledIn(value) ?? undefined}>{calledIn(value)}</span>
  );
  return [
    {
      id: "startedAt",
      header: fields.startedAt(),
      sortable: true,
      width: 150,
      cell: (recording) => <RecordingLink recording={recording} words={words} />,
      written: { kind: "moment", of: ({ startedAt }) => startedAt },
    },
    {
      id: "status",
      header: fields.status(),
      sortable: true,
      width: 108,
      cell: ({ status }) => (status ? <RecordingStatus status={status} /> : null),
      written: { kind: "text", of: ({ status }) => status && say.recordings.choices.status[status]() },
    },
    {
      id: "rejectionReason",
      header: fields.rejectionReason(),
      width: 132,
      cell: ({ rejectionReason, rejectionNote }) =>
        rejectionReason ? (
          <span title={rejectionNote ?? undefined}>{say.recordings.rejections[rejectionReason]()}</span>
        ) : null,
      written: {
        kind: "text",
        of: ({ rejectionReason, rejectionNote }) =>
          [rejectionReason && say.recordings.rejections[rejectionReason](), rejectionNote]
            .filter(Boolean)
            .join(": ") || null,
      },
    },
    {
      id: "agent",
      header: fields.agent(),
      width: 142,
      cell: ({ agent }) => named(agent),
      written: { kind: "text", of: ({ agent }) => calledIn(agent) },
    },
    {
      id: "segment",
      header: fields.segment(),
      width: 148,
      cell: ({ segment }) => named(segment),
      written: { kind: "text", of: ({ segment }) => calledIn(segment) },
    },
    {
      id: "call",
      header: fields.call(),
      width: 184,
      cell: ({ call }) => <CallLink id={call} words={words} />,
      written: { kind: "text", of: ({ call }) => call },
    },
    {
      id: "duration",
      header: fields.duration(),
      sortable: true,
      width: 74,
      align: "end",
      cell: ({ duration }) => (typeof duration === "number" ? formats.duration(duration) : null),
      written: { kind: "minutes", of: ({ duration }) => duration },
    },
    {
      id: "size",
      header: fields.size(),
      sortable: true,
      width: 96,
      align: "end",
      cell: ({ size }) => formats.bytes(size ?? 0),
      written: { kind: "number", of: ({ size }) => size },
    },
    {
      id: "storage",
      header: fields.storage(),
      width: 92,
      explains: explained.storage(),
      // Until an upload is complete, its state matters more than the place from which the file is read.
      cell: (recording) =>
        recording.upload && recording.upload.state !== "uploaded" ? (
          <UploadStatus upload={recording.upload} />
        ) : (
          storageIn(recording, words)
        ),
      written: { kind: "text", of: (recording) => storageIn(recording, words) },
    },
    {
      id: "upload",
      header: fields.upload(),
      width: 128,
      explains: explained.upload(),
      cell: ({ upload }) => (upload ? <UploadStatus upload={upload} /> : null),
      written: { kind: "text", of: ({ upload }) => upload && say.recordings.choices.upload[upload.state]() },
    },
    {
      id: "reviewedBy",
      header: fields.reviewedBy(),
      width: 152,
      cell: ({ reviewedBy }) => named(reviewedBy),
      written: { kind: "text", of: ({ reviewedBy }) => calledIn(reviewedBy) },
    },
    {
      id: "actions",
      header: fields.actions(),
      width: words.upload ? 84 : 72,
      pinned: true,
      cell: (recording) => actionsOf(recording, words),
    },
  ];
}

/** Returns the two lines of a recording on a narrow screen. */
export const recordedCallLines =
  (words: Words) =>
  (recording: Recording): NarrowRow => ({
    title: <RecordingLink recording={recording} words={words} />,
    state: recording.status ? <RecordingStatus status={recording.status} /> : null,
    details: [
      customerName(words.calls.get(recording.call ?? "") ?? {}) ??
        (words.arePending ? null : words.say.insights.list.unknownCustomer()),
      calledIn(recording.agent),
      calledIn(recording.segment),
      recording.upload?.state === "failed" ? words.say.recordings.storing.failed() : null,
    ]
      .flatMap((part) => (part === null ? [] : [isolated(part)]))
      .join(" · "),
    value: typeof recording.duration === "number" ? words.formats.duration(recording.duration) : null,
  });

function RecordingLink({ recording, words: { formats, hrefOf } }: { recording: Recording; words: Words }) {
  return (
    <TextLink href={hrefOf(recording._id)} quiet>
      <time dateTime={recording.startedAt} title={formats.moment(Date.parse(recording.startedAt ?? ""))}>
        {beganIn(recording, formats)}
      </time>
    </TextLink>
  );
}

/** The customer of a recorded call, linked to the call; for an unknown customer also the id of the call. */
function CallLink({ id, words }: { id: string | undefined; words: Words }) {
  const call = words.calls.get(id ?? "");
  if (id === undefined || (!call && words.arePending)) return null;
  const name = call && customerName(call);
  const shown = (
    <span title={id}>
      {name ?? (
        <>
          {words.say.insights.list.unknownCustomer()} <span className={styles.id}>{id}</span>
        </>
      )}
    </span>
  );
  return call ? (
    <TextLink href={`/call/${encodeURIComponent(call._id)}`} quiet>
      {shown}
    </TextLink>
  ) : (
    shown
  );
}

function actionsOf(recording: Recording, { say, formats, download, upload }: Words) {
  const name = beganIn(recording, formats);
  return (
    <>
      {upload && canBeUploaded(recording) ? (
        <IconButton
          icon="upload"
          label={say.recordings.storing.one({ name })}
          onClick={() => upload(recording)}
        />
      ) : null}
      {isPlayable(recording) ? (
        <IconButton
          icon="download"
          label={say.recordings.download({ name })}
          onClick={() => download(recording)}
        />
      ) : null}
    </>
  );
}
