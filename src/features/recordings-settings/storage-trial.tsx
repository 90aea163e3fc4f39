import { useState } from "react";
import type { RecordingTrial, RecordingTrialAnswer } from "../../../openapi/generated/console.ts";
import { RecordingTrialBody } from "../../../openapi/generated/bodies/recording-trial.ts";
import { bodyOf } from "../../resource/records/form/body-of.ts";
import type { AskingProps } from "../../resource/kit/described/described-resource.ts";
import { FailureBanner, FailureText } from "../../resource/cells/failure-banner.tsx";
import { storageFaultText } from "../../resource/cells/storage-fault-text.ts";
import { useServices } from "../../services/services.ts";
import { useHolder } from "../../services/use-session.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./storage-trial.module.css";

const MEMBERS = Object.keys(RecordingTrialBody.properties).filter(
  (member) => member !== "setting" && member !== "hostKey",
);

/** Hints below the form of a setting, and a button that tests a cloud storage with the typed values. */
export function StorageTrial({ values, record, refuse }: AskingProps) {
  const { say } = useTexts();
  const { addressOf } = useServices();
  const holder = useHolder();
  const text = say.records.recordingsSettings.trial;
  const [answer, setAnswer] = useState<{ readonly of: string; readonly result: RecordingTrialAnswer } | null>(
    null,
  );
  const { run, busy, failure } = useWrite((api, body: RecordingTrial) =>
    api.POST("/recordings-settings/trials", { body }),
  );
  const isCloud =
    values["storage"] === "cloud" && typeof values["provider"] === "string" && values["provider"] !== "";
  const typed = bodyOf(
    RecordingTrialBody,
    Object.fromEntries(MEMBERS.flatMap((member) => (member in values ? [[member, values[member]]] : []))),
  );
  // Leaves out secrets that were not typed, so that the test uses the stored ones.
  const trial = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null));
  const asked = JSON.stringify(trial);
  const shown = answer?.of === asked ? answer.result : null;
  const test = async (hostKey?: string) => {
    const body = {
      ...trial,
      ...(hostKey !== undefined && { hostKey }),
      ...(record && { setting: record._id }),
    } as unknown as RecordingTrial; // has only members of a trial, whose values the platform validates
    const outcome = await run(body);
    if (outcome.kind === "refused") refuse(outcome.faults);
    setAnswer(outcome.kind === "done" ? { of: asked, result: outcome.answer } : null);
  };
  return (
    <div className={styles.extra}>
      {values["automaticUpload"] !== true && values["deleteBackup"] !== true ? (
        <Banner family="plan" role="status">
          {text.billing()}
        </Banner>
      ) : null}
      {isCloud ? (
        <>
          {values["provider"] === "s3" && values["oidc"] === true ? (
            <p>
              {text.role({
                issuer: new URL(addressOf(""), location.href).origin,
                subject: holder?.account._id ?? "",
              })}
            </p>
          ) : null}
          <div>
            <Button icon="refresh" busy={busy} onClick={() => void test()}>
              {text.test()}
            </Button>
          </div>
          {failure ? (
            <FailureBanner>
              {failure.kind === "refused" && failure.status === 422 ? (
                text.incomplete()
              ) : (
                <FailureText failure={failure} />
              )}
            </FailureBanner>
          ) : null}
          {shown ? <TrialOutcome answer={shown} onTrust={(key) => void test(key)} /> : null}
        </>
      ) : null}
    </div>
  );
}

function TrialOutcome({
  answer: { outcome, reason, detail },
  onTrust,
}: {
  answer: RecordingTrialAnswer;
  onTrust: (key: string) => void;
}) {
  const { say } = useTexts();
  const text = say.records.recordingsSettings.trial;
  if (outcome === "valid")
    return (
      <Banner family="free" role="status">
        {text.valid()}
      </Banner>
    );
  return (
    <FailureBanner
      action={
        reason === "host-key" && detail !== null
          ? { label: text.trust(), onClick: () => onTrust(detail) }
          : undefined
      }
    >
      <strong>{text.error()}</strong> {storageFaultText(say, { reason, detail })}
    </FailureBanner>
  );
}
