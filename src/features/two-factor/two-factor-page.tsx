import { useState } from "react";
import type { Session, TwoFactorSecret, User } from "../../../openapi/generated/console.ts";
import { PageNotRead } from "../../resource/cells/page-not-read.tsx";
import { RecordSkeleton } from "../../resource/cells/record-skeleton.tsx";
import { useHolder } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { StatusPill } from "../../ui/status-pill.tsx";
import { SetUp } from "./two-factor-set-up.tsx";
import { TwoFactorActive } from "./two-factor-active.tsx";
import twoFactor from "./two-factor.module.css";
import { FailureBanner, FailureText } from "../../resource/cells/failure-banner.tsx";
import { useWrite } from "../../services/use-write.ts";
import { Button } from "../../ui/button.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { useServices } from "../../services/services.ts";
import { useUnsaved } from "../../services/unsaved.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { DownloadButton } from "../../ui/download-button.tsx";
import { focusOnMount } from "../../ui/use-focus-after.ts";
import styles from "./two-factor-page.module.css";

/** Page with the state of the user's second factor, where it can be turned on and off. */
export function TwoFactorPage() {
  const holder = useHolder();
  return holder ? <TwoFactor holder={holder} /> : null;
}

function TwoFactor({ holder: { user } }: { holder: Session }) {
  const { say } = useTexts();
  const text = say.twoFactor;
  const { data, failure, again } = useApiQuery("/users/{id}/2fa", { path: { id: user._id } });
  // Secrets are shown only once, so they stay on screen until the user is done, even if new data arrives.
  const [begun, setBegun] = useState<TwoFactorSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const show = (given: readonly string[]) => {
    setBegun(null);
    setCodes(given);
  };

  const body = () => {
    if (codes) return <BackupCodes codes={codes} user={user} onDone={() => setCodes(null)} />;
    if (begun) return <SetUp user={user._id} begun={begun} onCancel={() => setBegun(null)} onCodes={show} />;
    if (data)
      return data.enabled ? (
        <TwoFactorActive user={user._id} state={data} onCodes={show} />
      ) : (
        <TwoFactorIntro user={user._id} onBegun={setBegun} />
      );
    if (failure) return <PageNotRead title={text.failed.title()} failure={failure} onAgain={again} />;
    return <RecordSkeleton sections={1} loading={text.loading()} />;
  };
  return (
    <>
      <PageHeader
        title={text.title()}
        windowTitle={say.windowTitle({ page: text.title() })}
        aside={
          data ? (
            <StatusPill family={data.enabled ? "free" : "off"}>
              {data.enabled ? text.on() : text.off()}
            </StatusPill>
          ) : undefined
        }
      />
      <div className={twoFactor.column}>{body()}</div>
    </>
  );
}

interface TwoFactorIntroProps {
  /** The user's id. */
  readonly user: string;
  readonly onBegun: (begun: TwoFactorSecret) => void;
}

/** Introduction to the second factor, with a button that starts the setup. */
function TwoFactorIntro({ user, onBegun }: TwoFactorIntroProps) {
  const { say } = useTexts();
  const text = say.twoFactor.intro;
  const { run, busy, failure } = useWrite(
    (api, id: string) => api.POST("/users/{id}/2fa", { params: { path: { id } } }),
    ["/users/{id}/2fa"],
  );
  const begin = async () => {
    const outcome = await run(user);
    if (outcome.kind === "done") onBegun(outcome.answer);
  };
  return (
    <FormSection title={text.title()}>
      <p>{text.text()}</p>
      {failure ? (
        <FailureBanner>
          <FailureText failure={failure} />
        </FailureBanner>
      ) : null}
      <div className={twoFactor.actions}>
        <Button kind="primary" icon="shield" busy={busy} onClick={() => void begin()}>
          {text.begin()}
        </Button>
      </div>
    </FormSection>
  );
}

interface BackupCodesProps {
  readonly codes: readonly string[];
  readonly user: User;
  readonly onDone: () => void;
}

/**
 * Shows the backup codes, which cannot be shown again. Warns users who leave before they have confirmed that
 * they saved the codes.
 */
function BackupCodes({ codes, user, onDone }: BackupCodesProps) {
  const { say } = useTexts();
  const text = say.twoFactor.codes;
  const { now } = useServices();
  const { moment } = useFormats();
  const [made] = useState(now);
  const [kept, setKept] = useState(false);
  const [fault, setFault] = useState(false);
  useUnsaved(true);
  const title = text.sheet({ product: say.product(), name: user.email ?? user.username ?? "" });
  const note = text.made({ time: moment(made) });
  const done = () => {
    if (kept) onDone();
    else setFault(true);
  };
  return (
    <div className={styles.page} ref={focusOnMount} tabIndex={-1}>
      <FormSection
        title={text.title()}
        action={
          <CopyButton
            text={codes.join("\n")}
            label={text.copy()}
            doneLabel={say.actions.copied()}
            failedLabel={say.actions.copyFailed()}
          />
        }
      >
        <p>{text.text()}</p>
        <div className={styles.sheet}>
          <p className={styles.heading}>{title}</p>
          <ol className={styles.codes} aria-label={text.list()} translate="no">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
          <p className={styles.heading}>{note}</p>
        </div>
        <div className={styles.actions}>
          <DownloadButton
            name="switchboard-backup-codes.txt"
            text={[title, note, "", ...codes, ""].join("\r\n")}
          >
            {text.download()}
          </DownloadButton>
          <Button icon="printer" onClick={() => window.print()}>
            {text.print()}
          </Button>
        </div>
        <Checkbox
          checked={kept}
          onChange={(next) => {
            setKept(next);
            setFault(false);
          }}
          error={fault ? text.notConfirmed() : undefined}
        >
          {text.confirm()}
        </Checkbox>
        <div className={styles.actions}>
          <Button kind="primary" onClick={done}>
            {text.done()}
          </Button>
        </div>
      </FormSection>
    </div>
  );
}
