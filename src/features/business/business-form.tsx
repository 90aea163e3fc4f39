import { useMemo } from "react";
import { AccountChangeCheck } from "../../../openapi/generated/checks/account-change.ts";
import type { Account, AccountChange, Language } from "../../../openapi/generated/console.ts";
import { FormField } from "../../resource/records/form/form-field.tsx";
import { FormPage } from "../../resource/records/form/form-page.tsx";
import { FormHead } from "../../resource/records/form/form-head.tsx";
import { onlyChanged } from "../../resource/records/form/body-of.ts";
import { SaveBar } from "../../resource/records/form/save-bar.tsx";
import { useCarefulForm } from "../../resource/records/form/use-careful-form.ts";
import { useServices } from "../../services/services.ts";
import { LANGUAGES } from "../../services/use-language.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { Columns } from "../../ui/columns.tsx";
import { FieldPair, FormSection } from "../../ui/form-section.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { businessFacts, countryNames } from "./business-facts.ts";
import styles from "./business-form.module.css";
import { useHandOver } from "./use-hand-over.tsx";

interface Values {
  readonly name: string;
  readonly taxId: string;
  readonly address: string;
  readonly country: string;
  readonly principal: string;
  readonly language: Language;
}

/**
 * Form of the business details, for the principal administrator. Making another user the principal
 * administrator must be confirmed before saving.
 */
export function BusinessForm({ account }: { account: Account }) {
  const { api, notices, session } = useServices();
  const { say, locale } = useTexts();
  const { fields, faults, ...text } = say.business;
  const countries = useMemo(() => countryNames(locale), [locale]);
  const administrators = useApiQuery("/users", {
    query: { level: 1, privilege: "admin", disabled: false, $limit: 200, $sort: { firstname: 1 } },
  });
  const people =
    administrators.data?.data
      .filter(({ activated }) => activated)
      .map(({ _id, firstname = "", lastname = "" }) => ({
        value: _id,
        label: `${firstname} ${lastname}`.trim(),
      })) ?? [];
  const { agreed, dialog } = useHandOver();
  const write = useWrite(
    (client, { version, body }: { version: number; body: AccountChange }) =>
      client.PATCH("/accounts/{id}", {
        params: { path: { id: account._id }, header: { "If-Match": `"${version}"` } },
        body,
      }),
    ["/accounts/{id}", "/accounts", "/users", "/auth/check-token", "/accounts/{id}/business/history"],
  );
  const words = (all: string) =>
    Object.fromEntries(
      ["missing", "too-short", "pattern", "not-one-of", "not-an-administrator"].map((code) => [code, all]),
    );
  const form = useCarefulForm<Account, Values, Account>({
    place: "/accounts/business",
    record: account,
    valuesOf: (of = account) => ({
      name: of.name,
      taxId: of.taxId ?? "",
      address: of.address ?? "",
      country: of.country ?? "",
      principal: of.principal ?? "",
      language: of.language,
    }),
    read: (id) => api.GET("/accounts/{id}", { params: { path: { id } } }),
    staysOpen: false,
    body: AccountChangeCheck,
    words: {
      name: words(faults.name()),
      taxId: words(faults.taxId()),
      address: words(faults.address()),
      country: words(faults.country()),
      principal: words(faults.principal()),
      language: words(faults.language()),
    },
    rules: (typed) =>
      Object.fromEntries(
        Object.entries(typed).flatMap(([field, value]) =>
          String(value).trim() === "" ? [[field, "missing"]] : [],
        ),
      ),
    save: async (body, { kept = account, changed }) => {
      const isHandedOver = changed.includes("principal");
      if (isHandedOver && !(await agreed(people.find(({ value }) => value === body.principal)?.label ?? "")))
        return { kind: "abandoned" as const };
      const outcome = await write.run({ version: kept.version, body: onlyChanged(body, changed) });
      // Reloads the session: the account's name or the user's permissions may have changed.
      if (outcome.kind === "done") session.send({ type: "holder.changed" });
      return outcome;
    },
    onSaved: () => notices.say(text.saved()),
  });
  return (
    <div className={styles.page}>
      <FormPage wide label={text.title()} onSubmit={() => void form.submit()}>
        <FormHead
          form={form}
          labels={Object.fromEntries(Object.entries(fields).map(([name, word]) => [name, word()]))}
          facts={businessFacts(say, countries)}
          named={{ principal: people }}
        />
        <Columns
          beside={
            <FormSection title={text.defaults()}>
              <FormField control={form.control} name="principal">
                {({ value, ...field }) => (
                  <SelectField
                    {...field}
                    label={fields.principal()}
                    hint={text.principalHint()}
                    options={people}
                    value={value === "" ? null : value}
                    placeholder={say.console.form.choose()}
                  />
                )}
              </FormField>
              <FormField control={form.control} name="language">
                {(field) => (
                  <SelectField
                    {...field}
                    label={fields.language()}
                    hint={text.languageHint()}
                    options={LANGUAGES}
                  />
                )}
              </FormField>
            </FormSection>
          }
        >
          <FormSection title={text.identity()}>
            <FieldPair>
              <FormField control={form.control} name="name">
                {(field) => <TextField {...field} label={fields.name()} autoComplete="organization" />}
              </FormField>
              <FormField control={form.control} name="taxId">
                {(field) => <TextField {...field} label={fields.taxId()} autoComplete="off" />}
              </FormField>
            </FieldPair>
            <FormField control={form.control} name="address">
              {(field) => (
                <TextArea {...field} label={fields.address()} rows={3} autoComplete="street-address" />
              )}
            </FormField>
            <FormField control={form.control} name="country">
              {({ value, ...field }) => (
                <SelectField
                  {...field}
                  label={fields.country()}
                  options={countries}
                  value={value === "" ? null : value}
                  placeholder={say.console.form.choose()}
                />
              )}
            </FormField>
          </FormSection>
        </Columns>
        <SaveBar
          changes={form.changed.length}
          busy={form.busy}
          onSave={() => void form.submit()}
          onDiscard={form.discard}
        />
      </FormPage>
      {dialog}
    </div>
  );
}
