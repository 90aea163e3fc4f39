import type { RecordingUploadReport } from "../../../openapi/generated/console.ts";
import { DescribedPage } from "../../resource/described/described-page.tsx";
import type { DescribedRecord } from "../../resource/described/described-resource.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useChanged } from "../../services/use-changed.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { recordingsSettings } from "./recordings-settings-resource.ts";
import { UploadReport } from "./upload-report.tsx";
import { uploadsColumn } from "./uploads-column.tsx";

const KINDS = ["recordings"];

/** What stands above a setting whose storage did not get something. */
const aboutUploads =
  (reportOf: (id: string) => RecordingUploadReport | undefined, mayWrite: boolean) =>
  ({ _id: id }: DescribedRecord) => {
    const report = reportOf(id);
    return report && report.failed > 0 ? <UploadReport key={id} report={report} mayWrite={mayWrite} /> : null;
  };

/** How calls are recorded and where recordings go, and what did not get there. */
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
