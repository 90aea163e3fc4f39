import type { RecordingUploadReport } from "../../../openapi/generated/console.ts";
import { FailureText } from "../../resource/failure-text.tsx";
import { storageFaultText } from "../../resource/storage-fault-text.ts";
import { useServices } from "../../services/services.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { Banner } from "../../ui/banner.tsx";
import { FailureBanner } from "../../resource/failure-banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./upload-report.module.css";

const READS = ["/recordings-settings/uploads", "/recordings"] as const;

/**
 * Why recordings did not get into the storage of a setting, which was the last, and the way to try all of
 * them again once it is mended.
 */
export function UploadReport({
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
      <TextLink href={`/account/recorded-calls/${recording}`}>{text.recording({ began })}</TextLink>
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
