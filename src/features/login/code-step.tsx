import { useState } from "react";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { CodeField } from "../../ui/code-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Agreement } from "./agreement.tsx";
import { CancelButton } from "./cancel-button.tsx";
import { CredentialFields } from "./credential-fields.tsx";
import { ProblemBanner } from "./problem-banner.tsx";
import { StepForm } from "./step-form.tsx";
import type { StepProps } from "./step-props.ts";
import styles from "./sign-in.module.css";

/**
 * The code of the moment, after the platform has asked for it; with the credentials, where none were typed
 * yet.
 */
export function CodeStep(props: StepProps) {
  const { view, typed, onType, onCancel, onBack } = props;
  const { problem, missing, busy, whole } = view;
  const { say } = useTexts();
  const text = say.arrival.code;
  const [backup, setBackup] = useState(false);
  const retype = problem === "secondFactor" || problem === "codeExpired";
  const error = missing.includes("otp") ? (backup ? text.missingBackup() : text.missing()) : undefined;
  return (
    <StepForm {...props} retype={retype ? (backup ? "off" : "one-time-code") : null}>
      <div>
        <h1>{text.title()}</h1>
        <p className={styles.text}>{backup ? text.backupText() : whole ? text.wholeText() : text.text()}</p>
      </div>
      {problem ? <ProblemBanner key={problem} problem={problem} view={view} focus={!retype} /> : null}
      {whole ? <CredentialFields {...props} /> : null}
      <div>
        {backup ? (
          <TextField
            label={text.backup()}
            size="large"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus={!whole}
            maxLength={32}
            value={typed.otp}
            onChange={(otp) => onType({ otp })}
            error={error}
          />
        ) : (
          <CodeField
            label={text.label()}
            digitLabel={(place) => text.digit({ place })}
            hint={text.hint()}
            error={error}
            value={typed.otp}
            onChange={(otp) => onType({ otp })}
            autoFocus={!whole}
            submits={!whole}
          />
        )}
        <button
          type="button"
          className={styles.other}
          onClick={() => {
            setBackup(!backup);
            onType({ otp: "" });
          }}
        >
          {backup ? text.toApp() : text.toBackup()}
        </button>
      </div>
      {whole ? <Agreement {...props} /> : null}
      <div className={styles.actions}>
        <Button kind="primary" size="large" wide type="submit" busy={busy}>
          {say.login.submit()}
        </Button>
        <CancelButton busy={busy} onCancel={onCancel} />
        <Button kind="quiet" size="large" wide icon="back" onClick={onBack}>
          {text.back()}
        </Button>
      </div>
    </StepForm>
  );
}
