import { FormField } from "../../resource/form/form-field.tsx";
import type { RecordForm } from "../../resource/form/use-record-form.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SwitchField } from "../../ui/switch-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { ConditionRows } from "./condition-rows.tsx";
import styles from "./editor.module.css";
import { EVENTS } from "./event-groups.ts";
import { EventsField } from "./events-field.tsx";
import { HeaderRows } from "./header-rows.tsx";
import { ParameterRows } from "./parameter-rows.tsx";
import { SecretsField } from "./secrets-field.tsx";
import { TemplateField } from "./template-field.tsx";
import type { WebhookValues } from "./webhook-values.ts";

const METHODS = (["POST", "PUT", "PATCH"] as const).map((value) => ({ value, label: value }));

interface EditorFieldsProps {
  readonly form: Pick<RecordForm<WebhookValues>, "control" | "watch">;
  /** What is typed leads to another receiver than the saved one. */
  readonly isElsewhere: boolean;
}

/** Every field of a webhook: whom it tells, of what, and what it sends. */
export function EditorFields({ form, isElsewhere }: EditorFieldsProps) {
  const { say } = useTexts();
  const { control, watch } = form;
  const { fields, sections, notes, ...text } = say.webhooks.editor;
  return (
    <>
      <FormSection title={sections.receiver()}>
        <FormField control={control} name="name">
          {(field) => (
            <TextField {...field} label={fields.name()} hint={text.nameHint()} autoComplete="off" />
          )}
        </FormField>
        <div className={styles.address}>
          <FormField control={control} name="method">
            {(field) => <SelectField {...field} label={fields.method()} options={METHODS} />}
          </FormField>
          <FormField control={control} name="url">
            {(field) => (
              <TextField
                {...field}
                label={fields.url()}
                hint={text.urlHint()}
                type="url"
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </FormField>
        </div>
        <FormField control={control} name="enabled">
          {({ value, onChange, name }) => (
            <SwitchField
              name={name}
              label={fields.enabled()}
              hint={text.enabledHint()}
              checked={value}
              onChange={onChange}
            />
          )}
        </FormField>
        <FormField control={control} name="verifySsl">
          {({ value, onChange, name }) => (
            <SwitchField
              name={name}
              label={fields.verifySsl()}
              hint={text.verifySslHint()}
              checked={value}
              onChange={onChange}
            />
          )}
        </FormField>
        {watch("verifySsl") ? null : (
          <Banner family="away" glyph="warning">
            {text.verifySslOff()}
          </Banner>
        )}
      </FormSection>
      <FormSection
        title={sections.events()}
        note={notes.events({ count: watch("events").length, all: EVENTS.length })}
      >
        <FormField control={control} name="events">
          {({ value, onChange, error }) => <EventsField value={value} onChange={onChange} error={error} />}
        </FormField>
      </FormSection>
      <FormSection title={sections.conditions()} note={notes.conditions()}>
        <FormField control={control} name="conditions">
          {({ value, onChange, error }) => <ConditionRows value={value} onChange={onChange} error={error} />}
        </FormField>
      </FormSection>
      <FormSection title={sections.headers()}>
        <FormField control={control} name="headers">
          {({ value, onChange, error }) => (
            <HeaderRows value={value} onChange={onChange} error={error} isElsewhere={isElsewhere} />
          )}
        </FormField>
        <FormField control={control} name="parameters">
          {({ value, onChange, error }) => <ParameterRows value={value} onChange={onChange} error={error} />}
        </FormField>
      </FormSection>
      <FormSection title={sections.secrets()} note={notes.secrets()}>
        <FormField control={control} name="secrets">
          {({ name: _, ...field }) => <SecretsField {...field} />}
        </FormField>
      </FormSection>
      <FormSection title={sections.template()} note={notes.template()}>
        <TemplateField form={form} />
      </FormSection>
    </>
  );
}
