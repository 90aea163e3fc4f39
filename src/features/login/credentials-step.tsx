import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Agreement } from "./agreement.tsx";
import { CredentialFields } from "./credential-fields.tsx";
import type { LaterSteps } from "./later-steps.ts";
import { StepForm } from "./step-form.tsx";
import type { StepProps } from "./step-props.ts";
import styles from "./sign-in.module.css";

interface CredentialsStepProps extends StepProps {
  /** What comes after the first screen; null until it is loaded. */
  readonly steps: LaterSteps | null;
}

/** E-mail or user name, password, and the terms; or the enterprise's own sign-on. */
export function CredentialsStep({ steps, ...props }: CredentialsStepProps) {
  const { view, typed, onType, onCancel, onEnterprise } = props;
  const { problem, busy, locked } = view;
  const { say } = useTexts();
  const text = say.login;
  const retype = problem === "credentials";
  return (
    <StepForm {...props} retype={retype ? "current-password" : null}>
      <h1>{text.title()}</h1>
      {steps ? (
        problem ? (
          <steps.ProblemBanner key={problem} problem={problem} view={view} focus={!retype} />
        ) : (
          <steps.EndNotice />
        )
      ) : null}
      <CredentialFields {...props} />
      <div className={styles.ticks}>
        <Checkbox checked={typed.remember} onChange={(remember) => onType({ remember })}>
          {text.remember()}
        </Checkbox>
        <Agreement {...props} />
      </div>
      <div className={styles.actions}>
        <Button
          kind="primary"
          size="large"
          wide
          type="submit"
          busy={busy}
          unavailable={locked ? text.locked() : undefined}
        >
          {text.submit()}
        </Button>
        {steps ? <steps.CancelButton busy={busy} onCancel={onCancel} /> : null}
        <div className={styles.or}>{text.or()}</div>
        <Button size="large" wide icon="key" onClick={onEnterprise}>
          {text.enterprise()}
        </Button>
      </div>
    </StepForm>
  );
}
