import { useState } from "react";
import { useMailsAreKept } from "../../services/use-mails-are-kept.ts";
import { useTexts } from "../../services/use-texts.ts";
import { TextField } from "../../ui/text-field.tsx";
import { StepForm } from "./step-form.tsx";
import type { StepProps } from "./step-props.ts";

/** Whose password it is. */
export function EmailStep(props: StepProps) {
  const { view, send } = props;
  const { say } = useTexts();
  const text = say.reset.email;
  const areKept = useMailsAreKept();
  const [email, setEmail] = useState(view.email);
  return (
    <StepForm
      {...props}
      title={say.reset.titles[view.kind]()}
      text={[text.text[view.kind](), ...(areKept ? [say.reset.kept()] : [])].join(" ")}
      submit={text.submit()}
      onSubmit={() => send({ type: "link.wanted", email })}
    >
      <TextField
        label={text.label()}
        size="large"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        maxLength={254}
        value={email}
        onChange={(typed) => {
          setEmail(typed);
          if (view.problem !== null || view.faults.length > 0) send({ type: "edit" });
        }}
        error={view.faults.includes("email") ? text.missing() : undefined}
      />
    </StepForm>
  );
}
