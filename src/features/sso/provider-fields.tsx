import { useState } from "react";
import type { Sso, SsoImport } from "../../../openapi/generated/console.ts";
import { FormField } from "../../resource/records/form/form-field.tsx";
import type { RecordForm } from "../../resource/records/form/use-record-form.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { FieldPair, FormSection } from "../../ui/form-section.tsx";
import { SecretRow } from "../../ui/secret-row.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SwitchField } from "../../ui/switch-field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { certificateWords } from "./certificate-words.ts";
import type { SsoValues } from "./sso-values.ts";
import { FailureBanner, FailureText } from "../../resource/cells/failure-banner.tsx";
import { FormDialog } from "../../resource/records/form/form-dialog.tsx";
import { useServices } from "../../services/services.ts";
import { useWrite } from "../../services/use-write.ts";
import { FileButton } from "../../ui/file-button.tsx";

interface ProviderFieldsProps {
  readonly account: string;
  readonly sso: Sso;
  readonly form: RecordForm<SsoValues>;
  readonly mayChange: boolean;
}

/** Form section with the on/off switch of single sign-on and the settings of the identity provider. */
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

/** Maximum size (bytes) of a metadata file. */
const MOST = 500_000;

interface ImportMetadataProps {
  readonly account: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly form: RecordForm<SsoValues>;
}

/** Dialog that fills in the form from the identity provider's metadata, without saving. */
function ImportMetadata({ account, open, onClose, form }: ImportMetadataProps) {
  const { notices } = useServices();
  const { say } = useTexts();
  const text = say.sso;
  const [xml, setXml] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const { run, busy, failure, forget } = useWrite((api, given: string) =>
    api.POST("/accounts/{id}/sso/metadata-import", {
      params: { path: { id: account } },
      body: { xml: given },
    }),
  );

  const close = () => {
    setXml("");
    setFault(null);
    forget();
    onClose();
  };
  const take = ({ change, notes }: SsoImport) => {
    for (const [field, value] of Object.entries(change)) {
      if (field in form.values())
        form.setValue(field as keyof SsoValues, value ?? "", {
          shouldDirty: true,
          shouldValidate: form.tries > 0,
        }); // the condition above has checked that the field exists
    }
    notices.say([text.imported(), ...notes.map((note) => text.notes[note]())].join(" "));
    close();
  };
  const submit = async () => {
    if (xml.trim() === "") return setFault(text.metadataMissing());
    const outcome = await run(xml);
    if (outcome.kind === "done") take(outcome.answer);
  };
  const refusal = failure?.kind === "refused" && failure.status === 422 ? text.metadataWrong() : null;
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={text.importMetadata()}
      verb={text.fill()}
      busy={busy}
      differs={xml.trim() !== ""}
      onSubmit={() => void submit()}
    >
      <p>{text.importText()}</p>
      {failure && !refusal ? (
        <FailureBanner>
          <FailureText failure={failure} />
        </FailureBanner>
      ) : null}
      <TextArea
        label={text.metadata()}
        code
        rows={8}
        spellCheck={false}
        value={xml}
        onChange={(next) => {
          setXml(next);
          setFault(null);
          forget();
        }}
        error={fault ?? refusal ?? undefined}
      />
      <div>
        <FileButton
          label={text.chooseFile()}
          accept=".xml,text/xml,application/xml,application/samlmetadata+xml"
          most={MOST}
          onText={setXml}
          onTooLarge={() => setFault(text.metadataTooLarge())}
        />
      </div>
    </FormDialog>
  );
}
