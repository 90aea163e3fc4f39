import { useState } from "react";
import type { LoginSend, LoginView } from "../../services/use-login.ts";
import type { LaterSteps } from "./later-steps.ts";
import type { StepProps, Typed } from "./step-props.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Agreement } from "./agreement.tsx";
import { CredentialFields } from "./credential-fields.tsx";
import { StepForm } from "./step-form.tsx";
import styles from "./sign-in.module.css";

const NOTHING: Typed = { email: "", password: "", otp: "", remember: false, agreement: false };
const NO_SECRETS = { password: "", otp: "" };

/** Shows the current step of signing in: credentials, second factor or enterprise single sign-on. */
export function SignIn({
  view,
  send,
  steps,
}: {
  view: LoginView;
  send: LoginSend;
  steps: LaterSteps | null;
}) {
  const [typed, setTyped] = useState(NOTHING);
  const [lastProblem, setLastProblem] = useState(view.problem);
  if (view.problem !== lastProblem) {
    setLastProblem(view.problem);
    // Clears rejected input once per rejection, not on every character.
    if (view.problem === "credentials" || view.problem === "sessionExpired")
      setTyped({ ...typed, ...NO_SECRETS });
    // Clears the code if it was refused or expired, or if there is a problem in another step.
    else if (
      view.problem === "secondFactor" ||
      view.problem === "codeExpired" ||
      (view.problem !== null && view.step !== "code")
    )
      setTyped({ ...typed, otp: "" });
  }
  const step: StepProps = {
    view,
    typed,
    onType: (changes) => {
      setTyped({ ...typed, ...changes });
      // Editing clears messages about the previous input.
      if (view.problem !== null || view.missing.length > 0) send({ type: "edit" });
    },
    onSubmit: () => {
      if (view.busy) return;
      const { email, password, otp, remember, agreement } = typed;
      send({
        type: "submit",
        credentials: {
          email,
          password: view.step === "enterprise" ? "" : password,
          remember,
          agreement,
          ...(view.step === "code" ? { otp } : {}),
        },
      });
    },
    onCancel: () => send({ type: "cancel" }),
    onBack: () => {
      setTyped({ ...typed, ...NO_SECRETS });
      send({ type: "back" });
    },
    onEnterprise: () => send({ type: "enterprise.wanted" }),
  };
  if (view.step === "credentials" || !steps) return <CredentialsStep {...step} steps={steps} />;
  return view.step === "code" ? <steps.CodeStep {...step} /> : <steps.EnterpriseStep {...step} />;
}

interface CredentialsStepProps extends StepProps {
  /** Steps after the first screen; null until they are loaded. */
  readonly steps: LaterSteps | null;
}

/** Email or username, password, and terms; or enterprise single sign-on. */
function CredentialsStep({ steps, ...props }: CredentialsStepProps) {
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
