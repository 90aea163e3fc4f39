import { useMemo } from "react";
import { parseUrl } from "../../../openapi/formats/web-address.ts";
import type { Sso, SsoChange } from "../../../openapi/generated/console.ts";
import { SsoChangeBody } from "../../../openapi/generated/bodies/sso-change.ts";
import { FormPage } from "../../resource/form/form-page.tsx";
import { FormHead } from "../../resource/form/form-head.tsx";
import { onlyChanged } from "../../resource/form/only-changed.ts";
import { SaveBar } from "../../resource/form/save-bar.tsx";
import { useCarefulForm } from "../../resource/form/use-careful-form.ts";
import { useServices } from "../../services/services.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { ForYourProvider } from "./for-your-provider.tsx";
import { ProviderFields } from "./provider-fields.tsx";
import { SigningFields } from "./signing-fields.tsx";
import { ssoFacts } from "./sso-facts.ts";
import styles from "./sso.module.css";
import { type SsoValues, valuesOf } from "./sso-values.ts";
import { TryIt } from "./try-it.tsx";

const FORM = "sso-settings";

/** The settings, under the account that they are of. */
type HeldSso = Sso & { readonly _id: string };

/**
 * All settings in one form, beside what the identity provider has to know and what a try of the unsaved
 * values shows.
 */
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
    anew: false,
    schema: SsoChangeBody,
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
