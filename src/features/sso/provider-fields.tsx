import { useState } from "react";
import type { Sso } from "../../../openapi/generated/console.ts";
import { FormField } from "../../resource/form/form-field.tsx";
import type { RecordForm } from "../../resource/form/use-record-form.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { FieldPair, FormSection } from "../../ui/form-section.tsx";
import { SecretRow } from "../../ui/secret-row.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SwitchField } from "../../ui/switch-field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { certificateWords } from "./certificate-words.ts";
import { ImportMetadata } from "./import-metadata.tsx";
import type { SsoValues } from "./sso-values.ts";

interface ProviderFieldsProps {
  readonly account: string;
  readonly sso: Sso;
  readonly form: RecordForm<SsoValues>;
  readonly mayChange: boolean;
}

/** Whether it is on, and who the identity provider is. */
export function ProviderFields({ account, sso, form, mayChange }: ProviderFieldsProps) {
  const { say } = useTexts();
  const text = say.sso;
  const [importing, setImporting] = useState(false);
  const { control } = form;
  return (
    <FormSection
      title={text.provider()}
      note={text.providerNote()}
      action={
        mayChange ? (
          <Button size="small" icon="download" onClick={() => setImporting(true)}>
            {text.importMetadata()}
          </Button>
        ) : null
      }
    >
      <FormField control={control} name="enabled">
        {({ value, onChange }) => (
          <SwitchField
            label={text.enabled()}
            hint={text.enabledHint()}
            checked={value}
            onChange={onChange}
            disabled={!mayChange}
          />
        )}
      </FormField>
      <FieldPair>
        <FormField control={control} name="type">
          {(field) => (
            <SelectField
              {...field}
              label={text.type()}
              options={[{ value: "saml", label: "SAML 2.0" }]}
              disabled={!mayChange}
            />
          )}
        </FormField>
        <FormField control={control} name="issuer">
          {(field) => (
            <TextField
              {...field}
              label={text.issuer()}
              hint={text.issuerHint()}
              spellCheck={false}
              readOnly={!mayChange}
            />
          )}
        </FormField>
      </FieldPair>
      <FormField control={control} name="entryPoint">
        {(field) => (
          <TextField
            {...field}
            label={text.entryPoint()}
            hint={text.entryPointHint()}
            inputMode="url"
            spellCheck={false}
            readOnly={!mayChange}
          />
        )}
      </FormField>
      <Certificate key={`${sso.cert?.setAt} ${form.discards}`} sso={sso} form={form} mayChange={mayChange} />
      <ImportMetadata account={account} open={importing} onClose={() => setImporting(false)} form={form} />
    </FormSection>
  );
}

function Certificate({ sso, form, mayChange }: Omit<ProviderFieldsProps, "account">) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.sso;
  const typed = form.watch("cert");
  const [replacing, setReplacing] = useState(false);
  const { cert } = sso;
  if (cert && (!mayChange || (!replacing && typed === ""))) {
    return (
      <SecretRow
        label={text.cert()}
        hint={text.certKept()}
        {...certificateWords(cert, say, formats)}
        {...(mayChange ? { replaceLabel: text.replace(), onReplace: () => setReplacing(true) } : {})}
      />
    );
  }
  return (
    <FormField control={form.control} name="cert">
      {(field) => (
        <TextArea
          {...field}
          label={text.cert()}
          optional={text.certFormat()}
          hint={text.certHint()}
          code
          rows={6}
          spellCheck={false}
          autoFocus={replacing}
          placeholder="-----BEGIN CERTIFICATE-----"
          readOnly={!mayChange}
        />
      )}
    </FormField>
  );
}
