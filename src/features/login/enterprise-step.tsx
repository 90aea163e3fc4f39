import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Agreement } from "./agreement.tsx";
import { CancelButton } from "./cancel-button.tsx";
import { ProblemBanner } from "./problem-banner.tsx";
import { SsoRefusal, useSsoRefusal } from "./sso-refusal.tsx";
import { StepForm } from "./step-form.tsx";
import type { StepProps } from "./step-props.ts";
import styles from "./sign-in.module.css";

/** Enterprise single sign-on by email; no secret is entered. */
export function EnterpriseStep(props: StepProps) {
  const { view, typed, onType, onCancel, onBack } = props;
  const { problem, missing, busy, locked } = view;
  const { say } = useTexts();
  const text = say.arrival.enterprise;
  const refusal = useSsoRefusal();
  return (
    <StepForm {...props} retype={null}>
      <h1 className={styles.balanced}>{text.title()}</h1>
      {problem ? (
        <ProblemBanner key={problem} problem={problem} view={view} focus />
      ) : refusal ? (
        <SsoRefusal reason={refusal} />
      ) : null}
      <TextField
        label={text.email()}
        hint={text.hint()}
        size="large"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        maxLength={254}
        value={typed.email}
        onChange={(email) => onType({ email })}
        error={missing.includes("email") ? text.missing() : undefined}
      />
      <Agreement {...props} />
      <div className={styles.actions}>
        <Button
          kind="primary"
          size="large"
          wide
          type="submit"
          busy={busy}
          unavailable={locked ? say.login.locked() : undefined}
        >
          {text.submit()}
        </Button>
        <CancelButton busy={busy} onCancel={onCancel} />
        <Button kind="quiet" size="large" wide icon="back" onClick={onBack}>
          {text.back()}
        </Button>
      </div>
    </StepForm>
  );
}
