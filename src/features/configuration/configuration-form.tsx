import { useMemo } from "react";
import type { Account, AccountChange, StatusLimits } from "../../../openapi/generated/console.ts";
import { FormField } from "../../resource/records/form/form-field.tsx";
import { FormPage } from "../../resource/records/form/form-page.tsx";
import { faultsWithin } from "../../resource/records/form/field-errors.ts";
import { FormHead } from "../../resource/records/form/form-head.tsx";
import { SaveBar } from "../../resource/records/form/save-bar.tsx";
import { useCarefulForm } from "../../resource/records/form/use-careful-form.ts";
import { useServices } from "../../services/services.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { Columns } from "../../ui/columns.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { SwitchField } from "../../ui/switch-field.tsx";
import { TextsField } from "../../ui/texts-field.tsx";
import { BackgroundsField } from "./backgrounds-field.tsx";
import { CaptchaFields } from "./captcha-fields.tsx";
import { configurationPresentation, LIMITED } from "./configuration-presentation.ts";
import styles from "./configuration.module.css";
import {
  atFields,
  changeOf,
  CONFIGURATION_CHECK,
  type ConfigurationValues,
  faultsOf,
  type HeldConfiguration,
  heldIn,
  UNKEPT,
  valuesOf,
} from "./configuration-values.ts";
import { SiteCheck } from "./site-check.tsx";
import { SupervisionFields } from "./supervision-fields.tsx";
import { useConfigurationWords } from "./use-configuration-words.ts";
import type { RecordForm } from "../../resource/records/form/use-record-form.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { FilenameField } from "./filename-field.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** Form of all settings that affect calls, in sections. */
export function ConfigurationForm({ account }: { account: Account }) {
  const { api, notices, session } = useServices();
  const { say } = useTexts();
  const text = say.configuration;
  const record = useMemo(() => heldIn(account), [account]);
  const { run } = useWrite(
    (client, { version, body }: { version: number; body: AccountChange }) =>
      client.PATCH("/accounts/{id}", {
        params: { path: { id: account._id }, header: { "If-Match": `"${version}"` } },
        body,
      }),
    ["/accounts/{id}", "/accounts", "/accounts/{id}/configuration/history"],
  );
  const { labels, faults } = useConfigurationWords();
  const formats = useFormats();
  const form = useCarefulForm<HeldConfiguration, ConfigurationValues, Account>({
    place: "/accounts/configuration",
    record,
    valuesOf: (of = record) => valuesOf(of),
    read: async (id) => {
      const { data, response } = await api.GET("/accounts/{id}", { params: { path: { id } } });
      return { response, ...(data && { data: heldIn(data) }) };
    },
    secrets: UNKEPT,
    staysOpen: false,
    body: CONFIGURATION_CHECK,
    words: faults,
    rules: (typed) => faultsOf(typed, record),
    save: async (body, { kept = record, changed }) =>
      atFields(await run({ version: kept.version, body: changeOf(body, changed) })),
    onSaved: () => {
      // Reloads the session, because the monitor depends on whether supervision is enabled.
      session.send({ type: "holder.changed" });
      notices.say(text.saved());
    },
  });
  const { control } = form;
  return (
    <div className={styles.page}>
      <FormPage wide label={text.title()} onSubmit={() => void form.submit()}>
        <FormHead
          form={form}
          labels={labels}
          facts={configurationPresentation({ say, formats, labels, id: account._id }).facts}
        />
        <Columns
          beside={
            <>
              <FormSection title={text.backgrounds.title()} note={text.backgrounds.note()}>
                <FormField control={control} name="virtualBackgrounds">
                  {({ value, onChange, error }) => (
                    <BackgroundsField value={value} onChange={onChange} error={error} />
                  )}
                </FormField>
              </FormSection>
              <FormSection title={text.privacy.title()}>
                <FormField control={control} name="showAgentFullName">
                  {({ value, onChange }) => (
                    <SwitchField
                      label={text.privacy.fullName()}
                      hint={text.privacy.fullNameHint()}
                      checked={value}
                      onChange={onChange}
                    />
                  )}
                </FormField>
              </FormSection>
              <FormSection title={text.limits.title()} note={text.limits.note()}>
                <FormField control={control} name="statusLimits">
                  {({ value, onChange }) => (
                    <LimitsField
                      value={value}
                      onChange={onChange}
                      faults={faultsWithin(form.errors["statusLimits"])}
                    />
                  )}
                </FormField>
              </FormSection>
              <SupervisionFields form={form} acceptedAt={account.supervision.termsAcceptedAt} />
              <SiteCheck />
              <FormSection title={text.beta.title()}>
                <FormField control={control} name="beta">
                  {({ value, onChange }) => (
                    <SwitchField
                      label={text.beta.enabled()}
                      hint={text.beta.hint()}
                      checked={value}
                      onChange={onChange}
                    />
                  )}
                </FormField>
              </FormSection>
            </>
          }
        >
          <RecordingFields form={form} zone={account.timeZone} />
          <DistributionFields form={form} />
          <FormSection title={text.files.title()}>
            <FormField control={control} name="fileExtensions">
              {({ name: _, onChange, ...field }) => (
                <TextsField
                  {...field}
                  onChange={(typed) => onChange(tidied(typed))}
                  label={text.files.extensions()}
                  optional={say.console.form.optional()}
                  hint={text.files.hint()}
                  removeLabel={(name) => say.console.form.removeChoice({ name })}
                />
              )}
            </FormField>
          </FormSection>
          <CaptchaFields key={`captcha ${form.discards}`} form={form} kept={form.kept ?? record} />
        </Columns>
        <SaveBar
          changes={form.changed.length}
          busy={form.busy}
          onSave={() => void form.submit()}
          onDiscard={form.discard}
        />
      </FormPage>
    </div>
  );
}

/** Returns file extensions in stored form: ".PDF" becomes "pdf", without duplicates. */
const tidied = (typed: readonly string[]): string[] =>
  [...new Set(typed.map((one) => one.trim().replace(/^\.+/, "").toLowerCase()))].filter((one) => one !== "");

const MODES = ["automatic", "manual"] as const;

/** Settings of recordings: when to record, and file names. */
function RecordingFields({ form, zone }: { form: RecordForm<ConfigurationValues>; zone: string }) {
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

interface LimitsFieldProps {
  readonly value: StatusLimits;
  readonly onChange: (limits: StatusLimits) => void;
  /** Faults by status. */
  readonly faults: Readonly<Record<string, string>>;
}

/** Fields for the maximum minutes in each status; an empty field means no limit. */
function LimitsField({ value, onChange, faults }: LimitsFieldProps) {
  const { say } = useTexts();
  const text = say.configuration.limits;
  const change = (changed: string, typed: string) =>
    onChange(
      Object.fromEntries(
        LIMITED.flatMap((status) => {
          const minutes = status === changed ? (typed === "" ? undefined : Number(typed)) : value[status];
          return minutes === undefined ? [] : [[status, minutes]];
        }),
      ),
    );
  return (
    <>
      <p className={styles.effect}>{text.hint()}</p>
      <div className={styles.limits}>
        {LIMITED.map((status) => (
          <TextField
            key={status}
            type="number"
            step={1}
            min={1}
            label={say.console.statuses[status]()}
            value={String(value[status] ?? "")}
            onChange={(typed) => change(status, typed)}
            error={faults[status]}
            end={<span className={styles.unit}>{text.minutes()}</span>}
          />
        ))}
      </div>
    </>
  );
}

const MODELS = ["default", "circular"] as const;

/** Settings of call distribution: how an agent is chosen, and how long a call rings. */
function DistributionFields({ form }: { form: RecordForm<ConfigurationValues> }) {
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
