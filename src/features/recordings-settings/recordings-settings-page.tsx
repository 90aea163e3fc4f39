import type { RecordingUploadReport } from "../../../openapi/generated/console.ts";
import { DescribedPage } from "../../resource/kit/described/described-page.tsx";
import type { DescribedRecord } from "../../resource/kit/described/described-resource.ts";
import { useAbility } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useChanged } from "../../services/use-changed.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { recordingsSettings } from "./recordings-settings-resource.ts";
import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { storageFaultText } from "../../resource/cells/storage-fault-text.ts";
import type { ListColumn } from "../../ui/list-column.ts";
import { StatusPill } from "../../ui/status-pill.tsx";
import { FailureBanner, FailureText } from "../../resource/cells/failure-banner.tsx";
import { useServices } from "../../services/services.ts";
import { useWrite } from "../../services/use-write.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./recordings-settings-page.module.css";

const KINDS = ["recordings"];

/** Returns a function that renders the banner above a setting with failed uploads. */
const aboutUploads =
  (reportOf: (id: string) => RecordingUploadReport | undefined, mayWrite: boolean) =>
  ({ _id: id }: DescribedRecord) => {
    const report = reportOf(id);
    return report && report.failed > 0 ? <UploadReport key={id} report={report} mayWrite={mayWrite} /> : null;
  };

/** Page with the recording settings, their storages, and the state of uploads. */
export function RecordingsSettingsPage(at: object) {
  const { say } = useTexts();
  const formats = useFormats();
  const mayWrite = useAbility("recordings-settings.write");
  const { data, again } = useApiQuery("/recordings-settings/uploads", {}, { keep: true });
  useChanged(KINDS, again);
  const reportOf = (id: string) => data?.data.find(({ setting }) => setting === id);
  return (
    <DescribedPage
      {...at}
      resource={recordingsSettings}
      slots={{
        columns: [uploadsColumn({ say, formats, reportOf })],
        about: aboutUploads(reportOf, mayWrite),
      }}
    />
  );
}

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  /** Returns the report on uploads to the storage of a setting; undefined if none are waiting. */
  readonly reportOf: (id: string) => RecordingUploadReport | undefined;
}

/** Column with the number of failed uploads of a setting, and the number of other waiting uploads. */
function uploadsColumn({ say, formats, reportOf }: Words): ListColumn<DescribedRecord> {
  const text = say.records.recordingsSettings.uploads;
  const countsIn = (report: RecordingUploadReport | undefined): string | null => {
    if (!report) return null;
    const waiting = report.waiting - report.failed;
    return formats.list([
      ...(report.failed > 0 ? [text.failed({ count: report.failed })] : []),
      ...(waiting > 0 ? [text.waiting({ count: waiting })] : []),
    ]);
  };
  return {
    id: "uploads",
    header: text.column(),
    width: 248,
    explains: text.explained(),
    cell: ({ _id }) => {
      const report = reportOf(_id);
      if (!report) return null;
      return (
        <span title={report.last ? storageFaultText(say, report.last) : undefined}>
          <StatusPill
            family={report.failed > 0 ? "bad" : "off"}
            glyph={report.failed > 0 ? "failed" : "pending"}
          >
            {countsIn(report) ?? ""}
          </StatusPill>
        </span>
      );
    },
    written: { kind: "text", of: ({ _id }) => countsIn(reportOf(_id)) },
  };
}

const READS = ["/recordings-settings/uploads", "/recordings"] as const;

/**
 * Banner about failed uploads to the storage of a setting: their number, the reason and the recording of the
 * latest failure, and a button that retries the uploads.
 */
function UploadReport({
  report: { setting, waiting, failed, last },
  mayWrite,
}: {
  report: RecordingUploadReport;
  mayWrite: boolean;
}) {
  const { say } = useTexts();
  const { notices } = useServices();
  const { minute } = useFormats();
  const text = say.records.recordingsSettings.uploads;
  const mayRead = useAbility("recordings.read");
  const { run, busy, failure } = useWrite(
    (api, id: string) => api.POST("/recordings-settings/{id}/uploads", { params: { path: { id } } }),
    READS,
  );
  const at = (instant: string) => minute(Date.parse(instant));
  const again = async () => {
    const outcome = await run(setting);
    if (outcome.kind === "done") notices.say(text.done());
  };
  const named = (recording: string, began: string) =>
    mayRead ? (
      <TextLink href={`/insights/recordings/${recording}`}>{text.recording({ began })}</TextLink>
    ) : (
      text.recording({ began })
    );
  return (
    <div className={styles.report}>
      {failure ? (
        <FailureBanner>
          <FailureText failure={failure} />
        </FailureBanner>
      ) : null}
      <Banner family="bad">
        <p>
          <strong>{text.title({ count: failed })}</strong>
        </p>
        {last ? (
          <>
            <p>{storageFaultText(say, last)}</p>
            <p>
              {text.last({ moment: at(last.at) })} {named(last.recording, at(last.startedAt))}
            </p>
            <p>{last.next ? text.next({ moment: at(last.next) }) : text.never()}</p>
          </>
        ) : null}
        {waiting > failed ? <p>{text.more({ count: waiting - failed })}</p> : null}
      </Banner>
      {mayWrite ? (
        <div>
          <Button icon="refresh" busy={busy} onClick={() => void again()}>
            {text.again()}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
