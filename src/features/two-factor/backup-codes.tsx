import { useState } from "react";
import type { User } from "../../../openapi/generated/console.ts";
import { useServices } from "../../services/services.ts";
import { useUnsaved } from "../../services/unsaved.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { DownloadButton } from "../../ui/download-button.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { arrive } from "./arrive.ts";
import styles from "./backup-codes.module.css";

interface BackupCodesProps {
  readonly codes: readonly string[];
  /** Whose codes they are. */
  readonly user: User;
  readonly onDone: () => void;
}

/** The codes, the only time that they are shown: who leaves before they are kept is asked first. */
export function BackupCodes({ codes, user, onDone }: BackupCodesProps) {
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
    <div className={styles.page} ref={arrive} tabIndex={-1}>
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
          error={fault ? text.notKept() : undefined}
        >
          {text.kept()}
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
