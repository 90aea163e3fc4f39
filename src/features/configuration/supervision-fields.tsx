import { FormField } from "../../resource/records/form/form-field.tsx";
import type { RecordForm } from "../../resource/records/form/use-record-form.ts";
import { SUPERVISION_POINTS } from "../../services/supervision-services.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { SwitchField } from "../../ui/switch-field.tsx";
import styles from "./configuration.module.css";
import type { ConfigurationValues } from "./configuration-values.ts";

/** Setting for live supervision, with terms that a user accepts once for the account. */
export function SupervisionFields({
  form,
  acceptedAt,
}: {
  form: RecordForm<ConfigurationValues>;
  acceptedAt: string | null;
}) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.configuration.realtime;
  const { terms } = say.supervision;
  const isWanted = form.watch("supervision");
  return (
    <FormSection title={text.title()}>
      <FormField control={form.control} name="supervision">
        {({ value, onChange }) => (
          <SwitchField label={text.enabled()} hint={text.hint()} checked={value} onChange={onChange} />
        )}
      </FormField>
      <details className={styles.terms} open={isWanted && acceptedAt === null}>
        <summary>{text.terms()}</summary>
        <ol>
          {SUPERVISION_POINTS.map((point) => (
            <li key={point}>{terms.points[point]()}</li>
          ))}
        </ol>
      </details>
      {acceptedAt !== null ? (
        <p className={styles.effect}>{text.accepted({ day: formats.day(Date.parse(acceptedAt)) })}</p>
      ) : isWanted ? (
        <FormField control={form.control} name="termsAccepted">
          {({ value, onChange, error }) => (
            <Checkbox checked={value} onChange={onChange} error={error}>
              {terms.read()}
            </Checkbox>
          )}
        </FormField>
      ) : null}
    </FormSection>
  );
}
