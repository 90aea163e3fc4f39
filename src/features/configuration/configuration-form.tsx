import { useMemo } from "react";
import type { Account, AccountChange } from "../../../openapi/generated/console.ts";
import { FormField } from "../../resource/form/form-field.tsx";
import { FormPage } from "../../resource/form/form-page.tsx";
import { faultsWithin } from "../../resource/form/field-errors.ts";
import { FormHead } from "../../resource/form/form-head.tsx";
import { SaveBar } from "../../resource/form/save-bar.tsx";
import { useCarefulForm } from "../../resource/form/use-careful-form.ts";
import { useServices } from "../../services/services.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { Columns } from "../../ui/columns.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { SwitchField } from "../../ui/switch-field.tsx";
import { TextsField } from "../../ui/texts-field.tsx";
import { BackgroundsField } from "./backgrounds-field.tsx";
import { CaptchaFields } from "./captcha-fields.tsx";
import { configurationRecounted } from "./configuration-recounted.ts";
import styles from "./configuration.module.css";
import {
  atFields,
  changeOf,
  CONFIGURATION_SCHEMA,
  type ConfigurationValues,
  faultsOf,
  type HeldConfiguration,
  heldIn,
  UNKEPT,
  valuesOf,
} from "./configuration-values.ts";
import { DistributionFields } from "./distribution-fields.tsx";
import { LimitsField } from "./limits-field.tsx";
import { RecordingFields } from "./recording-fields.tsx";
import { SiteCheck } from "./site-check.tsx";
import { SupervisionFields } from "./supervision-fields.tsx";
import { useConfigurationWords } from "./use-configuration-words.ts";

/** Everything that decides how calls go, in one form with a section for each matter. */
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
    anew: false,
    schema: CONFIGURATION_SCHEMA,
    words: faults,
    rules: (typed) => faultsOf(typed, record),
    save: async (body, { kept = record, changed }) =>
      atFields(await run({ version: kept.version, body: changeOf(body, changed) })),
    onSaved: () => {
      // Whether calls may be followed is something that the monitor goes by.
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
          facts={configurationRecounted({ say, formats, labels, id: account._id }).facts}
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

/** Extensions as they are kept: ".PDF" is pdf, and none twice. */
const tidied = (typed: readonly string[]): string[] =>
  [...new Set(typed.map((one) => one.trim().replace(/^\.+/, "").toLowerCase()))].filter((one) => one !== "");
