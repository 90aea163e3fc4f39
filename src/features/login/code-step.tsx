import { useEffect, useRef } from "react";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { CodeField } from "../../ui/code-field.tsx";
import { CancelButton } from "./cancel-button.tsx";
import { ProblemBanner } from "./problem-banner.tsx";
import type { StepProps } from "./step-props.ts";
import styles from "./sign-in.module.css";

/** The code of the moment, after the platform has asked for it. */
export function CodeStep({ view: { problem, missing, busy }, typed, onType, onSubmit, onCancel, onBack }: StepProps & { onBack: () => void }) {
  const { say } = useTexts();
  const text = say.login.code;
  const form = useRef<HTMLFormElement>(null);
  const retype = problem === "secondFactor" || problem === "codeExpired" || missing.includes("otp");
  useEffect(() => {
    if (retype) form.current?.querySelector<HTMLElement>("[autocomplete=one-time-code]")?.focus();
  }, [retype]);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div>
        <h1>{text.title()}</h1>
        <p className={styles.text}>{text.text()}</p>
      </div>
      {problem ? <ProblemBanner key={problem} problem={problem} focus={!retype} /> : null}
      <CodeField
        label={text.label()}
        digitLabel={(place) => text.digit({ place })}
        hint={text.hint()}
        error={missing.includes("otp") ? say.login.missing.otp() : undefined}
        value={typed.otp}
        onChange={(otp) => onType({ otp })}
        autoFocus
      />
      <div className={styles.actions}>
        <Button kind="primary" size="large" wide type="submit" busy={busy}>
          {say.login.submit()}
        </Button>
        <CancelButton busy={busy} onCancel={onCancel} />
        <Button kind="quiet" size="large" wide icon="back" onClick={onBack}>
          {text.back()}
        </Button>
      </div>
    </form>
  );
}
