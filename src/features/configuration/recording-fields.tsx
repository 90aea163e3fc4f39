import { FormField } from "../../resource/form/form-field.tsx";
import type { RecordForm } from "../../resource/form/use-record-form.ts";
import { useTexts } from "../../services/use-texts.ts";
import { FormSection } from "../../ui/form-section.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import type { ConfigurationValues } from "./configuration-values.ts";
import { FilenameField } from "./filename-field.tsx";

const MODES = ["automatic", "manual"] as const;

/** When a call is recorded, and what its file is called. */
export function RecordingFields({ form, zone }: { form: RecordForm<ConfigurationValues>; zone: string }) {
  const { say } = useTexts();
  const text = say.configuration.recording;
  return (
    <FormSection title={text.title()}>
      <FormField control={form.control} name="recordingMode">
        {(field) => (
          <SelectField
            {...field}
            label={text.mode()}
            hint={text.modeHints[field.value]()}
            options={MODES.map((value) => ({ value, label: text.modes[value]() }))}
          />
        )}
      </FormField>
      <FormField control={form.control} name="recordingFilename">
        {(field) => <FilenameField {...field} zone={zone} />}
      </FormField>
    </FormSection>
  );
}
