import type { AccountConfiguration } from "../../../openapi/generated/console.ts";
import { SealedField } from "../../resource/kit/described/sealed-field.tsx";
import { FormField } from "../../resource/records/form/form-field.tsx";
import type { RecordForm } from "../../resource/records/form/use-record-form.ts";
import { useTexts } from "../../services/use-texts.ts";
import { FormSection } from "../../ui/form-section.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { ConfigurationValues } from "./configuration-values.ts";

const PROVIDERS = ["none", "recaptcha", "recaptcha-enterprise", "hcaptcha", "turnstile"] as const;

/** Captcha provider of the widget, with the keys. The stored secret counts only for the stored provider. */
export function CaptchaFields({
  form,
  kept,
}: {
  form: RecordForm<ConfigurationValues>;
  kept: AccountConfiguration;
}) {
  const { say } = useTexts();
  const text = say.configuration.captcha;
  const { control } = form;
  const provider = form.watch("captchaProvider");
  const setAt = provider === kept.captchaProvider ? (kept.captchaSecret?.setAt ?? null) : null;
  const optional = say.console.form.optional();
  return (
    <FormSection title={text.title()} note={text.note()}>
      <FormField control={control} name="captchaProvider">
        {(field) => (
          <SelectField
            {...field}
            label={text.provider()}
            options={PROVIDERS.map((value) => ({ value, label: text.providers[value]() }))}
          />
        )}
      </FormField>
      {provider === "none" ? null : (
        <>
          <FormField control={control} name="captchaSiteKey">
            {(field) => (
              <TextField
                {...field}
                label={text.siteKey()}
                hint={text.siteKeyHint()}
                spellCheck={false}
                autoComplete="off"
              />
            )}
          </FormField>
          <FormField control={control} name="captchaSecret">
            {(field) => (
              <SealedField
                key={`${provider} ${kept.captchaSecret?.setAt}`}
                {...field}
                label={text.secret()}
                setAt={setAt}
              />
            )}
          </FormField>
          <FormField control={control} name="captchaProjectId">
            {(field) => (
              <TextField
                {...field}
                label={text.project()}
                optional={provider === "recaptcha-enterprise" ? undefined : optional}
                spellCheck={false}
                autoComplete="off"
              />
            )}
          </FormField>
          <FormField control={control} name="captchaResourceCdn">
            {(field) => (
              <TextField
                {...field}
                label={text.cdn()}
                optional={optional}
                hint={text.cdnHint()}
                inputMode="url"
                spellCheck={false}
                autoComplete="off"
              />
            )}
          </FormField>
        </>
      )}
    </FormSection>
  );
}
