import { useState } from "react";
import type { LoginRef } from "../../../machines/login.ts";
import type { LoginView } from "../../services/use-login.ts";
import { CredentialsStep } from "./credentials-step.tsx";
import type { LaterSteps } from "./later-steps.ts";
import type { StepProps, Typed } from "./step-props.ts";

const NOTHING: Typed = { email: "", password: "", otp: "", remember: false, agreement: false };

/** The form: who one is, and where the account asks for it the code of the moment. */
export function SignIn({ login, view, steps }: { login: LoginRef; view: LoginView; steps: LaterSteps | null }) {
  const [typed, setTyped] = useState(NOTHING);
  const [told, setTold] = useState(view.problem);
  if (view.problem !== told) {
    setTold(view.problem);
    // What was refused is typed anew: once for each refusal, and not for each letter after it.
    if (view.problem === "credentials") setTyped({ ...typed, password: "" });
    if (view.problem === "secondFactor" || view.problem === "codeExpired") setTyped({ ...typed, otp: "" });
  }
  const step: StepProps = {
    view,
    typed,
    onType: (changes) => {
      setTyped({ ...typed, ...changes });
      // What was said about the old words does not hold for the new ones.
      if (view.problem !== null || view.missing.length > 0) login.send({ type: "edit" });
    },
    onSubmit: () => {
      if (view.busy) return;
      const { email, password, otp, remember, agreement } = typed;
      login.send({ type: "submit", credentials: { email, password, remember, agreement, ...(view.step === "code" ? { otp } : {}) } });
    },
    onCancel: () => login.send({ type: "cancel" }),
  };
  if (steps && view.step === "code")
    return (
      <steps.CodeStep
        {...step}
        onBack={() => {
          setTyped({ ...typed, password: "", otp: "" });
          login.send({ type: "back" });
        }}
      />
    );
  return <CredentialsStep {...step} />;
}
