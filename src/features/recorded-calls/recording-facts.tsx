import type { ReactNode } from "react";
import type { Recording } from "../../../openapi/generated/console.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { calledIn, storageIn } from "./recorded-calls-columns.tsx";
import styles from "./recorded-calls.module.css";
import { RecordingStatus } from "./recording-status.tsx";
import { UploadStatus } from "./upload-status.tsx";

/** What is known of a recording besides what it holds. */
export function RecordingFacts({ recording }: { recording: Recording }) {
  const { say } = useTexts();
  const formats = useFormats();
  const { fields, endings, reasons } = say.recordings;
  const { status, call, agent, segment, setting, startedAt, duration, size = 0, endedBy, reason, reviewedBy, reviewedAt, upload } = recording;
  const moment = (instant: string | null | undefined) => (instant ? <time dateTime={instant}>{formats.moment(Date.parse(instant))}</time> : null);
  const failedOf = (way: Recording["upload"]) => (way?.failedAt ? <>{moment(way.failedAt)} ({say.recordings.storing.tries({ count: way.tries })})</> : null);
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [fields.status(), status ? <RecordingStatus status={status} /> : null],
    [fields.reason(), reason ? reasons[reason]() : null],
    [fields.startedAt(), moment(startedAt)],
    [fields.duration(), typeof duration === "number" ? formats.duration(duration) : null],
    [fields.endedBy(), endedBy ? endings[endedBy]() : null],
    [fields.agent(), calledIn(agent)],
    [fields.segment(), calledIn(segment)],
    [fields.call(), call],
    [fields.setting(), calledIn(setting)],
    [fields.size(), formats.bytes(size)],
    [fields.storage(), storageIn(recording, { say, formats })],
    [fields.upload(), upload ? <UploadStatus upload={upload} /> : null],
    [fields.uploadFailed(), failedOf(upload)],
    [fields.reviewedBy(), calledIn(reviewedBy)],
    [fields.reviewedAt(), moment(reviewedAt)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.flatMap(([label, value]) =>
        value === null || value === undefined
          ? []
          : [
              <dt key={`${label} name`}>{label}</dt>,
              <dd key={`${label} value`}>{value}</dd>,
            ],
      )}
    </dl>
  );
}
