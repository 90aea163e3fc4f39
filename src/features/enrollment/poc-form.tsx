import { type FormEvent, useState } from "react";
import type { PocFields } from "../../../machines/enrollment-setup.ts";
import type { EnrollmentRef } from "../../../machines/enrollment.ts";
import { useUnsaved } from "../../services/unsaved.ts";
import { useEnrollment } from "../../services/use-enrollment.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./enrollment-drawer.module.css";

const FIELDS = ["label", "internalId", "integrationId"] as const;
const LONGEST = 120;

interface PocFormProps {
  readonly enrollment: EnrollmentRef;
  /** Initial values. */
  readonly values: PocFields;
  readonly verb: string;
  /** Reason why the form cannot be saved now. */
  readonly unavailable?: string | undefined;
}

/** Form for the label and ids of a display device (POC), for enrolling and editing. */
export function PocForm({ enrollment, values, verb, unavailable }: PocFormProps) {
  const { say } = useTexts();
  const text = say.branches.enrollment;
  const { context, busy } = useEnrollment(enrollment);
  const [typed, setTyped] = useState(values);
  useUnsaved(!busy && FIELDS.some((field) => typed[field] !== values[field]));
  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!busy) enrollment.send({ type: "save", fields: typed });
  };
  return (
    <form noValidate className={styles.form} onSubmit={save}>
      {FIELDS.map((field) => (
        <TextField
          key={field}
          label={text.fields[field]()}
          optional={field === "label" ? undefined : say.console.form.optional()}
          hint={field === "label" ? text.labelHint() : undefined}
          error={context.faults.includes(field) ? text.faults[field]() : undefined}
          value={typed[field]}
          onChange={(next) => {
            setTyped({ ...typed, [field]: next });
            if (context.faults.length > 0 || context.problem !== null) enrollment.send({ type: "edit" });
          }}
          autoComplete="off"
          maxLength={LONGEST}
        />
      ))}
      <div className={styles.actions}>
        <Button onClick={() => enrollment.send({ type: "back" })}>{text.back()}</Button>
        <Button
          type="submit"
          kind="primary"
          busy={busy}
          {...(unavailable === undefined ? {} : { unavailable })}
        >
          {verb}
        </Button>
      </div>
    </form>
  );
}
