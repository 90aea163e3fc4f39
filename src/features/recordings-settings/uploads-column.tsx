import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { RecordingUploadReport } from "../../../openapi/generated/console.ts";
import type { DescribedRecord } from "../../resource/described/described-resource.ts";
import { storageFaultText } from "../../resource/storage-fault-text.ts";
import type { ListColumn } from "../../ui/list-column.ts";
import { StatusPill } from "../../ui/status-pill.tsx";

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  /** Nothing where none waits for the storage of a setting. */
  readonly reportOf: (id: string) => RecordingUploadReport | undefined;
}

/** How many recordings are still on their way to the storage of a setting, and how many of them failed. */
export function uploadsColumn({ say, formats, reportOf }: Words): ListColumn<DescribedRecord> {
  const text = say.records.recordingsSettings.uploads;
  const told = (report: RecordingUploadReport | undefined): string | null => {
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
            {told(report) ?? ""}
          </StatusPill>
        </span>
      );
    },
    written: { kind: "text", of: ({ _id }) => told(reportOf(_id)) },
  };
}
