import type { Recording } from "../../../openapi/generated/console.ts";
import { storageFaultText } from "../../resource/storage-fault-text.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { canBeUploaded } from "./next-steps.ts";
import styles from "./recorded-calls.module.css";
import { UploadFailure } from "./upload-failure.tsx";
import { useUpload } from "./use-upload.ts";

/** Why a recording is not in the storage of its setting, and the way there for those who may. */
export function UploadPart({ recording, mayUpload }: { recording: Recording; mayUpload: boolean }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.recordings.storing;
  const { upload, busy, failure } = useUpload();
  const { upload: way, _id: id } = recording;
  const isFailed = way?.state === "failed";
  const offers = mayUpload && canBeUploaded(recording);
  if (!isFailed && !offers && !failure) return null;
  return (
    <div className={styles.review}>
      {failure ? <UploadFailure failure={failure} /> : null}
      {isFailed ? (
        <Banner family="bad">
          <p>{storageFaultText(say, way)}</p>
          <p>{way.next ? text.next({ moment: formats.moment(Date.parse(way.next)) }) : text.never()}</p>
        </Banner>
      ) : null}
      {offers ? (
        <div className={styles.steps}>
          <Button icon={isFailed ? "refresh" : "upload"} busy={busy} onClick={() => void upload(id)}>
            {isFailed ? text.again() : text.now()}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
