import { useState } from "react";
import { useTexts } from "../../services/use-texts.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { MarkedText } from "../../ui/marked-text.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { StepForm } from "./step-form.tsx";
import type { StepProps } from "./step-props.ts";

/** The new password, twice; with the terms where it is the first. */
export function PasswordStep(props: StepProps) {
  const { view, send } = props;
  const { kind, faults, problem } = view;
  const { say } = useTexts();
  const text = say.reset.password;
  const [typed, setTyped] = useState({ password: "", repeat: "", agreement: false });
  const change = (changes: Partial<typeof typed>) => {
    setTyped({ ...typed, ...changes });
    if (problem !== null || faults.length > 0) send({ type: "edit" });
  };
  const common = {
    size: "large",
    showLabel: text.show(),
    hideLabel: text.hide(),
    autoComplete: "new-password",
    maxLength: 512,
  } as const;
  const rule = faults.includes("short")
    ? text.faults.short()
    : faults.includes("policy")
      ? text.faults.policy()
      : undefined;
  return (
    <StepForm
      {...props}
      title={text.titles[kind]()}
      text={kind === "reset" ? `${text.text()} ${text.ends()}` : text.text()}
      submit={text.submit[kind]()}
      onSubmit={() => send({ type: "password.chosen", chosen: typed })}
      retype={problem === "policy" || problem === "weak"}
    >
      <PasswordField
        {...common}
        label={text.label()}
        autoFocus
        value={typed.password}
        onChange={(password) => change({ password })}
        error={rule}
      />
      <PasswordField
        {...common}
        label={text.repeat()}
        value={typed.repeat}
        onChange={(repeat) => change({ repeat })}
        error={faults.includes("mismatch") ? text.faults.mismatch() : undefined}
      />
      {kind === "activation" ? (
        <Checkbox
          checked={typed.agreement}
          onChange={(agreement) => change({ agreement })}
          error={faults.includes("terms") ? text.faults.terms() : undefined}
          required
        >
          <MarkedText
            text={text.agreement()}
            marks={{
              terms: <TextLink href="/terms" newTab={say.newTab()} />,
              privacy: <TextLink href="/privacy" newTab={say.newTab()} />,
            }}
          />
        </Checkbox>
      ) : null}
    </StepForm>
  );
}
