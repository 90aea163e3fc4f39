import { useState } from "react";
import { useServices } from "../../services/services.ts";
import { useTick } from "../../services/ticker.ts";
import { useMailsAreKept } from "../../services/use-mails-are-kept.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { StepForm } from "./step-form.tsx";
import type { StepProps } from "./step-props.ts";

/** The PIN from the mail, or another mail. */
export function PinStep(props: StepProps) {
  const { view, send } = props;
  const { now } = useServices();
  const { say } = useTexts();
  const text = say.reset.pin;
  const areKept = useMailsAreKept();
  const [pin, setPin] = useState("");
  const [told, setTold] = useState(view.problem);
  useTick();
  if (view.problem !== told) {
    setTold(view.problem);
    // What was refused is typed anew.
    if (view.problem === "pin") setPin("");
  }
  const rest = Math.ceil(((view.resendAt ?? 0) - now()) / 1000);
  return (
    <StepForm
      {...props}
      title={text.title()}
      text={[text.text({ email: view.email }), ...(areKept ? [say.reset.kept()] : [])].join(" ")}
      submit={text.submit()}
      onSubmit={() => send({ type: "pin.entered", pin })}
      retype={view.problem === "pin"}
      ways={
        <>
          <Button
            size="large"
            wide
            {...(rest > 0 && { unavailable: text.rest({ seconds: rest }) })}
            onClick={() => send({ type: "resend", at: now() })}
          >
            {text.resend()}
          </Button>
          <Button kind="quiet" size="large" wide onClick={() => send({ type: "back" })}>
            {text.back()}
          </Button>
        </>
      }
    >
      <TextField
        label={text.label()}
        hint={text.hint()}
        size="large"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        maxLength={12}
        value={pin}
        onChange={(typed) => {
          setPin(typed);
          if (view.problem !== null || view.faults.length > 0) send({ type: "edit" });
        }}
        error={view.faults.includes("pin") ? text.missing() : undefined}
      />
    </StepForm>
  );
}
