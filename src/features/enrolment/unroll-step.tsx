import { type FormEvent, useState } from "react";
import type { EnrolmentRef } from "../../../machines/enrolment.ts";
import { useEnrolment } from "../../services/use-enrolment.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./enrolment-drawer.module.css";

interface UnrollStepProps {
  readonly enrolment: EnrolmentRef;
  readonly label: string;
  readonly unavailable?: string | undefined;
}

/** Asks for the label before a POC is unrolled. */
export function UnrollStep({ enrolment, label, unavailable }: UnrollStepProps) {
  const { say } = useTexts();
  const text = say.branches.enrolment;
  const { context, busy } = useEnrolment(enrolment);
  const [typed, setTyped] = useState("");
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!busy) enrolment.send({ type: "confirm", word: typed });
  };
  return (
    <form noValidate className={styles.form} onSubmit={confirm}>
      <p>{text.unrollText()}</p>
      <TextField
        label={say.console.form.typeWord({ word: label })}
        error={context.faults.includes("word") ? text.faults.word({ label }) : undefined}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          if (context.faults.length > 0 || context.problem !== null) enrolment.send({ type: "edit" });
        }}
        autoComplete="off"
      />
      <div className={styles.actions}>
        <Button onClick={() => enrolment.send({ type: "back" })}>{text.keep()}</Button>
        <Button
          type="submit"
          kind="danger"
          busy={busy}
          {...(unavailable === undefined ? {} : { unavailable })}
        >
          {text.unroll()}
        </Button>
      </div>
    </form>
  );
}
