import { useMemo } from "react";
import { parseUrl } from "../../../openapi/formats/web-address.ts";
import type { Sso, SsoChange } from "../../../openapi/generated/console.ts";
import { SsoChangeCheck } from "../../../openapi/generated/checks/sso-change.ts";
import { FormPage } from "../../resource/records/form/form-page.tsx";
import { FormHead } from "../../resource/records/form/form-head.tsx";
import { onlyChanged } from "../../resource/records/form/body-of.ts";
import { SaveBar } from "../../resource/records/form/save-bar.tsx";
import { useCarefulForm } from "../../resource/records/form/use-careful-form.ts";
import { useServices } from "../../services/services.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { ProviderFields } from "./provider-fields.tsx";
import { ssoFacts } from "./sso-facts.ts";
import styles from "./sso.module.css";
import { type SsoValues, valuesOf } from "./sso-values.ts";
import { TryIt } from "./try-it.tsx";
import { CopyButton } from "../../ui/copy-button.tsx";
import { FieldPair, FormSection } from "../../ui/form-section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { FormField } from "../../resource/records/form/form-field.tsx";
import type { RecordForm } from "../../resource/records/form/use-record-form.ts";
import { Banner } from "../../ui/banner.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";

const FORM = "sso-settings";

/** The settings with the account's id as their record id. */
type HeldSso = Sso & { readonly _id: string };

/** Form of all settings, with the data for the identity provider and a test of unsaved values beside it. */
export function SsoForm({ account, sso, mayChange }: { account: string; sso: Sso; mayChange: boolean }) {
  const { api, notices } = useServices();
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.sso;
  const record = useMemo((): HeldSso => ({ ...sso, _id: account }), [sso, account]);
  const { run } = useWrite(
    (client, { version, body }: { version: number; body: SsoChange }) =>
      client.PATCH("/accounts/{id}/sso", {
        params: { path: { id: account }, header: { "If-Match": `"${version}"` } },
        body,
      }),
    ["/accounts/{id}/sso", "/accounts/{id}/sso/history"],
  );
  const form = useCarefulForm<HeldSso, SsoValues, Sso>({
    place: "/sso",
    record,
    valuesOf: (of = record) => valuesOf(of),
    read: async (id) => {
      const { data, response } = await api.GET("/accounts/{id}/sso", { params: { path: { id } } });
      return { response, ...(data && { data: { ...data, _id: id } }) };
    },
    secrets: ["cert"],
    staysOpen: false,
    body: SsoChangeCheck,
    save: (body, { kept = record, changed }) =>
      run({ version: kept.version, body: onlyChanged(body, changed) }),
    onSaved: () => notices.say(text.saved()),
    words: {
      cert: {
        missing: text.faults.certMissing(),
        format: text.faults.certWrong(),
        "wrong-certificate": text.faults.certWrong(),
      },
      entryPoint: {
        missing: text.faults.entryPointMissing(),
        format: text.faults.entryPointWrong(),
        "wrong-url": text.faults.entryPointWrong(),
      },
      issuer: { missing: text.faults.issuerMissing() },
      wantAssertionsSigned: { unsigned: text.faults.unsigned() },
    },
    rules: (typed) => ({
      ...(typed.cert.trim() === "" && sso.cert === null ? { cert: "missing" } : {}),
      ...(typed.entryPoint.trim() === ""
        ? { entryPoint: "missing" }
        : parseUrl(typed.entryPoint.trim())
          ? {}
          : { entryPoint: "wrong-url" }),
      ...(typed.issuer.trim() === "" ? { issuer: "missing" } : {}),
      ...(typed.wantAssertionsSigned || typed.wantAuthnResponseSigned
        ? {}
        : { wantAssertionsSigned: "unsigned" }),
    }),
  });
  const facts = ssoFacts(say, formats);
  return (
    <>
      <div className={styles.wrap}>
        <FormPage id={FORM} label={text.title()} onSubmit={() => void form.submit()}>
          <FormHead
            form={form}
            labels={Object.fromEntries(facts.map(({ member, label }) => [member, label]))}
            problems={{ unprocessable: text.integrationError(), conflict: text.integrationError() }}
            facts={facts}
          />
          <ProviderFields account={account} sso={sso} form={form} mayChange={mayChange} />
          <SigningFields form={form} mayChange={mayChange} />
        </FormPage>
        <aside className={styles.aside}>
          {mayChange ? <TryIt account={account} sso={sso} form={form} /> : null}
          <ForYourProvider sso={sso} />
        </aside>
      </div>
      {mayChange ? (
        <SaveBar
          changes={form.changed.length}
          busy={form.busy}
          onSave={() => void form.submit()}
          onDiscard={form.discard}
          form={FORM}
        />
      ) : null}
    </>
  );
}

/** Data to copy from this account into the identity provider's settings. */
function ForYourProvider({ sso: { serviceProvider } }: { sso: Sso }) {
  const { say } = useTexts();
  const text = say.sso;
  const rows = [
    { label: text.acs(), value: serviceProvider.acs },
    { label: text.audience(), value: serviceProvider.entityId },
    { label: text.metadataUrl(), value: serviceProvider.metadataUrl },
  ];
  return (
    <FormSection title={text.forProvider()}>
      <dl className={styles.given}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code title={value}>{value}</code>
              <CopyButton
                text={value}
                label={text.copy({ what: label })}
                doneLabel={say.actions.copied()}
                failedLabel={say.actions.copyFailed()}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <TextLink href={serviceProvider.metadataUrl} newTab={say.newTab()}>
          {text.openMetadata()}
        </TextLink>
      </p>
    </FormSection>
  );
}

const HASHES = ["sha256", "sha512", "sha1"] as const;
const BINDINGS = ["HTTP-Redirect", "HTTP-POST"] as const;
const TICKS = ["wantAuthnResponseSigned", "wantAssertionsSigned", "forceAuthn"] as const;

/** Fields for the required signatures of responses, and for the options of requests. */
function SigningFields({ form, mayChange }: { form: RecordForm<SsoValues>; mayChange: boolean }) {
  const { say } = useTexts();
  const text = say.sso;
  const hashes = HASHES.map((value) => ({ value, label: value }));
  const isWeak = form.watch("signatureAlgorithm") === "sha1" || form.watch("digestAlgorithm") === "sha1";
  return (
    <FormSection title={text.signing()}>
      <FieldPair>
        <FormField control={form.control} name="signatureAlgorithm">
          {(field) => (
            <SelectField
              {...field}
              label={text.signatureAlgorithm()}
              options={hashes}
              disabled={!mayChange}
            />
          )}
        </FormField>
        <FormField control={form.control} name="digestAlgorithm">
          {(field) => (
            <SelectField {...field} label={text.digestAlgorithm()} options={hashes} disabled={!mayChange} />
          )}
        </FormField>
      </FieldPair>
      {isWeak ? (
        <Banner family="away" glyph="warning" role="status">
          {text.sha1()}
        </Banner>
      ) : null}
      <div className={styles.ticks}>
        {TICKS.map((name) => (
          <FormField key={name} control={form.control} name={name}>
            {({ value, onChange, error }) => (
              <Checkbox checked={value} onChange={onChange} error={error} disabled={!mayChange}>
                {text[name]()}
              </Checkbox>
            )}
          </FormField>
        ))}
      </div>
      <FieldPair>
        <FormField control={form.control} name="authnRequestBinding">
          {(field) => (
            <SelectField
              {...field}
              label={text.binding()}
              options={BINDINGS.map((value) => ({ value, label: value }))}
              disabled={!mayChange}
            />
          )}
        </FormField>
        <FormField control={form.control} name="identifierFormat">
          {(field) => (
            <TextField
              {...field}
              label={text.identifierFormat()}
              optional={say.console.form.optional()}
              hint={text.identifierFormatHint()}
              spellCheck={false}
              readOnly={!mayChange}
            />
          )}
        </FormField>
      </FieldPair>
    </FormSection>
  );
}
