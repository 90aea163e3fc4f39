import { FormField } from "../../resource/form/form-field.tsx";
import type { RecordForm } from "../../resource/form/use-record-form.ts";
import { useTexts } from "../../services/use-texts.ts";
import { FormSection } from "../../ui/form-section.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SwitchField } from "../../ui/switch-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./configuration.module.css";
import type { ConfigurationValues } from "./configuration-values.ts";

const MODELS = ["default", "circular"] as const;

/** To whom a call goes, and for how long it rings there. */
export function DistributionFields({ form }: { form: RecordForm<ConfigurationValues> }) {
  const { say } = useTexts();
  const text = say.configuration.distribution;
  return (
    <FormSection title={text.title()}>
      <FormField control={form.control} name="acdModel">
        {(field) => (
          <SelectField
            {...field}
            label={text.model()}
            hint={text.modelHints[field.value]()}
            options={MODELS.map((value) => ({ value, label: text.models[value]() }))}
          />
        )}
      </FormField>
      <FormField control={form.control} name="maxResponseSeconds">
        {({ value, onChange, ...field }) => (
          <TextField
            {...field}
            type="number"
            step={1}
            label={text.response()}
            hint={text.responseHint()}
            value={String(value)}
            onChange={(typed) => onChange(typed === "" ? "" : Number(typed))}
            end={<span className={styles.unit}>{text.seconds()}</span>}
          />
        )}
      </FormField>
      <FormField control={form.control} name="dismissIncoming">
        {({ value, onChange }) => (
          <SwitchField label={text.dismiss()} hint={text.dismissHint()} checked={value} onChange={onChange} />
        )}
      </FormField>
      <p className={styles.effect}>{text.effect()}</p>
    </FormSection>
  );
}
