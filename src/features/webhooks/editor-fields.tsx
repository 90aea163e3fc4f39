import { FormField } from "../../resource/records/form/form-field.tsx";
import type { RecordForm } from "../../resource/records/form/use-record-form.ts";
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
import { TemplateField } from "./template-field.tsx";
import type { WebhookValues } from "./webhook-values.ts";
import { ChoicesField } from "../../ui/choices-field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useSecretNames } from "./use-secret-names.ts";
import type { WebhookParameter } from "../../../openapi/generated/console.ts";
import { parameterFaults } from "./row-faults.ts";
import { EditorRows } from "./editor-rows.tsx";

const METHODS = (["POST", "PUT", "PATCH"] as const).map((value) => ({ value, label: value }));

interface EditorFieldsProps {
  readonly form: Pick<RecordForm<WebhookValues>, "control" | "watch">;
  /** True if secret header values must be entered again; see `isElsewhere`. */
  readonly isElsewhere: boolean;
}

/** Form fields of a webhook: receiver, events and content. */
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

interface SecretsFieldProps {
  readonly value: readonly string[];
  readonly onChange: (secrets: string[]) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
}

/** Field that selects the signing secrets of a webhook. */
function SecretsField({ value, ...field }: SecretsFieldProps) {
  const { say } = useTexts();
  const text = say.webhooks.editor;
  const names = useSecretNames();
  if (names?.length === 0)
    return (
      <p className={styles.caption}>
        {text.noSecrets()} <TextLink href="/webhooks/secrets">{text.addSecret()}</TextLink>
      </p>
    );
  return (
    <ChoicesField
      {...field}
      label={text.fields.secrets()}
      optional={say.console.form.optional()}
      choices={names ?? []}
      value={value}
      placeholder={text.findSecret()}
      nothing={say.console.form.noResults()}
      removeLabel={(name) => say.console.form.removeChoice({ name })}
    />
  );
}

interface ParameterRowsProps {
  readonly value: readonly WebhookParameter[];
  readonly onChange: (parameters: readonly WebhookParameter[]) => void;
  readonly error: string | undefined;
}

const FRESH: WebhookParameter = { name: "", value: "" };
const MAX_ROWS = 20;

/** Editable list of the parameters that are added to a webhook's URL. */
function ParameterRows({ value: parameters, onChange, error }: ParameterRowsProps) {
  const text = useTexts().say.webhooks.editor;
  const faults = parameterFaults(parameters);
  const words = { missing: text.faults.rowMissing(), tooLong: text.faults.tooLong() };
  const errorOf = (index: number, member: string) => {
    const code = error === undefined ? undefined : faults[index]?.[member];
    return code === undefined ? undefined : words[code];
  };
  return (
    <EditorRows
      titled
      label={text.fields.parameters()}
      hint={text.parametersHint()}
      error={error}
      rows={parameters}
      fresh={FRESH}
      max={MAX_ROWS}
      nameOf={(index) => text.parameter({ number: index + 1 })}
      add={text.addParameter()}
      onChange={onChange}
    >
      {(parameter, change, index) => (
        <>
          <TextField
            label={text.fields.name()}
            value={parameter.name}
            onChange={(name) => change({ ...parameter, name })}
            error={errorOf(index, "name")}
            autoComplete="off"
            spellCheck={false}
          />
          <TextField
            label={text.value()}
            value={parameter.value}
            onChange={(value) => change({ ...parameter, value })}
            error={errorOf(index, "value")}
            autoComplete="off"
            spellCheck={false}
          />
        </>
      )}
    </EditorRows>
  );
}
