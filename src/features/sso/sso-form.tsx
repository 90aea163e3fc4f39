import { useState } from "react";
import type { Sso } from "../../../openapi/generated/console.ts";
import { SsoChangeBody } from "../../../openapi/generated/bodies/sso-change.ts";
import { FormPage } from "../../resource/form/form-page.tsx";
import { FormSummary } from "../../resource/form/form-summary.tsx";
import { SaveBar } from "../../resource/form/save-bar.tsx";
import { useRecordForm } from "../../resource/form/use-record-form.ts";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { ForYourProvider } from "./for-your-provider.tsx";
import { ProviderFields } from "./provider-fields.tsx";
import { SigningFields } from "./signing-fields.tsx";
import styles from "./sso.module.css";
import { changedOf, type SsoValues, valuesOf } from "./sso-values.ts";
import { TryIt } from "./try-it.tsx";

const FORM = "sso-settings";

/** All settings in one form, beside what the identity provider has to know and what a try of the unsaved values shows. */
export function SsoForm({ account, sso, mayChange }: { account: string; sso: Sso; mayChange: boolean }) {
  const { notices } = useServices();
  const { say } = useTexts();
  const text = say.sso;
  const [values, setValues] = useState(() => valuesOf(sso));
  const [version, setVersion] = useState(sso.version);
  if (sso.version !== version) {
    setVersion(sso.version);
    setValues(valuesOf(sso));
  }
  const { run } = useWrite(
    (api, change: ReturnType<typeof changedOf>) => api.PATCH("/accounts/{id}/sso", { params: { path: { id: account }, header: { "If-Match": `"${sso.version}"` } }, body: change }),
    ["/accounts/{id}/sso"],
  );
  const form = useRecordForm<SsoValues, Sso>({
    schema: SsoChangeBody,
    values,
    save: (body, changed) => run(changedOf(body, changed)),
    onSaved: () => notices.say(text.saved()),
    words: {
      cert: { missing: text.faults.certMissing(), format: text.faults.certWrong(), "wrong-certificate": text.faults.certWrong() },
      entryPoint: { missing: text.faults.entryPointMissing(), format: text.faults.entryPointWrong(), "wrong-url": text.faults.entryPointWrong() },
      issuer: { missing: text.faults.issuerMissing() },
      wantAssertionsSigned: { unsigned: text.faults.unsigned() },
    },
    rules: (typed) => ({
      ...(typed.cert.trim() === "" && sso.cert === null ? { cert: "missing" } : {}),
      ...(typed.entryPoint.trim() === "" ? { entryPoint: "missing" } : URL.canParse(typed.entryPoint.trim()) ? {} : { entryPoint: "wrong-url" }),
      ...(typed.issuer.trim() === "" ? { issuer: "missing" } : {}),
      ...(typed.wantAssertionsSigned || typed.wantAuthnResponseSigned ? {} : { wantAssertionsSigned: "unsigned" }),
    }),
  });
  const labels = { cert: text.cert(), entryPoint: text.entryPoint(), issuer: text.issuer(), identifierFormat: text.identifierFormat(), wantAssertionsSigned: text.wantAssertionsSigned() };
  return (
    <>
      <div className={styles.wrap}>
        <FormPage id={FORM} label={text.title()} onSubmit={() => void form.submit()}>
          <FormSummary errors={form.errors} failure={form.failure} labels={labels} problems={{ unprocessable: text.integrationError(), conflict: text.integrationError() }} tries={form.tries} />
          <ProviderFields account={account} sso={sso} form={form} mayChange={mayChange} />
          <SigningFields form={form} mayChange={mayChange} />
        </FormPage>
        <aside className={styles.aside}>
          {mayChange ? <TryIt account={account} sso={sso} form={form} /> : null}
          <ForYourProvider sso={sso} />
        </aside>
      </div>
      {mayChange ? <SaveBar changes={form.changed.length} busy={form.busy} onSave={() => void form.submit()} onDiscard={form.discard} form={FORM} /> : null}
    </>
  );
}
