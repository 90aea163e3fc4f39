import { UserChangeCheck } from "../../../openapi/generated/checks/user-change.ts";
import type { Language, User, UserChange } from "../../../openapi/generated/console.ts";
import { FormField } from "../../resource/records/form/form-field.tsx";
import { FormPage } from "../../resource/records/form/form-page.tsx";
import { FormHead } from "../../resource/records/form/form-head.tsx";
import { onlyChanged } from "../../resource/records/form/body-of.ts";
import { SaveBar } from "../../resource/records/form/save-bar.tsx";
import { useCarefulForm } from "../../resource/records/form/use-careful-form.ts";
import { type State, textFact } from "../../resource/records/record/record-presentation.ts";
import { RecordSkeleton } from "../../resource/cells/record-skeleton.tsx";
import { useServices } from "../../services/services.ts";
import { LANGUAGES, useLanguage } from "../../services/use-language.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { Columns } from "../../ui/columns.tsx";
import { FieldPair, FormSection } from "../../ui/form-section.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { OpenSessions } from "./open-sessions.tsx";
import styles from "./profile.module.css";

interface Values {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly lang: Language | null;
  readonly password: string;
  readonly repeat: string;
}

const NONE = "none";
const FORM = "profile";

/** Page with the user's own profile: names, email, language, password and sessions. */
export function ProfilePage() {
  const { say } = useTexts();
  // Reads the user again, because the data from the start of the session may be outdated.
  const session = useApiQuery("/auth/check-token", {});
  return (
    <>
      <PageHeader title={say.profile.title()} windowTitle={say.windowTitle({ page: say.profile.title() })} />
      <div className={styles.page}>
        {session.data ? (
          <Profile user={session.data.user} />
        ) : (
          <Columns slim beside={<OpenSessions />}>
            <RecordSkeleton />
          </Columns>
        )}
      </div>
    </>
  );
}

function Profile({ user }: { user: User }) {
  const { api, notices, session } = useServices();
  const { say } = useTexts();
  const { fields, faults, ...text } = say.profile;
  const [, choose] = useLanguage();
  const { showPassword, hidePassword } = say.console.form;
  const write = useWrite(
    (client, { version, body }: { version: number; body: UserChange }) =>
      client.PATCH("/users/{id}", {
        params: { path: { id: user._id }, header: { "If-Match": `"${version}"` } },
        body,
      }),
    ["/auth/check-token", "/users", "/users/{id}"],
  );
  const all = (codes: readonly string[], words: string) =>
    Object.fromEntries(codes.map((code) => [code, words]));
  const form = useCarefulForm<User, Values, User>({
    place: "/account/profile",
    record: user,
    valuesOf: (of = user) => ({
      firstname: of.firstname ?? "",
      lastname: of.lastname ?? "",
      email: of.email ?? "",
      lang: of.lang ?? null,
      password: "",
      repeat: "",
    }),
    // This path returns the signed-in user, even without the permission to read users.
    read: async () => {
      const { data, response } = await api.GET("/auth/check-token");
      return { response, ...(data && { data: data.user }) };
    },
    secrets: ["password", "repeat"],
    staysOpen: false,
    body: UserChangeCheck,
    aside: ["repeat"],
    words: {
      firstname: all(["missing", "too-short", "pattern"], faults.firstname()),
      lastname: all(["missing", "too-short", "pattern"], faults.lastname()),
      email: {
        ...all(["oneOf", "format", "missing", "wrong-type", "needed-for-link"], faults.email()),
        taken: faults.taken(),
      },
      password: { "too-short": faults.short(), "weak-password": faults.weak() },
      repeat: { differs: faults.repeat() },
    },
    rules: ({ firstname, lastname, email, password, repeat }) => ({
      ...(firstname.trim() === "" ? { firstname: "missing" } : {}),
      ...(lastname.trim() === "" ? { lastname: "missing" } : {}),
      ...(email.trim() === "" ? { email: "missing" } : {}),
      ...(password === repeat ? {} : { repeat: "differs" }),
    }),
    save: async (body, { kept = user, changed }) => {
      const outcome = await write.run({ version: kept.version ?? 0, body: onlyChanged(body, changed) });
      // A password change ends all sessions, including this one.
      if (outcome.kind === "done")
        session.send({ type: changed.includes("password") ? "token.refused" : "holder.changed" });
      return outcome;
    },
    onSaved: ({ lang }) => {
      if (lang && lang !== user.lang) choose(lang);
      notices.say(text.saved());
    },
  });
  const eyes = {
    showLabel: showPassword(),
    hideLabel: hidePassword(),
    autoComplete: "new-password",
  } as const;
  const facts = [
    textFact("firstname", fields.firstname()),
    textFact("lastname", fields.lastname()),
    textFact("email", fields.email()),
    {
      member: "lang",
      label: fields.lang(),
      valueOf: ({ lang }: State) => LANGUAGES.find(({ value }) => value === lang)?.label ?? text.browser(),
    },
  ];
  const languages = [{ value: NONE, label: text.browser() }, ...LANGUAGES];
  return (
    <>
      <Columns slim beside={<OpenSessions />}>
        <FormPage id={FORM} part label={text.title()} onSubmit={() => void form.submit()}>
          <FormHead
            form={form}
            labels={Object.fromEntries(Object.entries(fields).map(([name, word]) => [name, word()]))}
            problems={{ unexpected: text.unknown() }}
            facts={facts}
          />
          <FormSection title={text.person()}>
            <FieldPair>
              <FormField control={form.control} name="firstname">
                {(field) => <TextField {...field} label={fields.firstname()} autoComplete="given-name" />}
              </FormField>
              <FormField control={form.control} name="lastname">
                {(field) => <TextField {...field} label={fields.lastname()} autoComplete="family-name" />}
              </FormField>
            </FieldPair>
            <FieldPair>
              <FormField control={form.control} name="email">
                {(field) => <TextField {...field} label={fields.email()} type="email" autoComplete="email" />}
              </FormField>
              <FormField control={form.control} name="lang">
                {({ value, onChange, ...field }) => (
                  <SelectField
                    {...field}
                    label={fields.lang()}
                    options={languages}
                    value={value ?? NONE}
                    onChange={(next) =>
                      onChange(LANGUAGES.find(({ value: one }) => one === next)?.value ?? null)
                    }
                  />
                )}
              </FormField>
            </FieldPair>
          </FormSection>
          <FormSection title={text.password()}>
            <FieldPair>
              <FormField control={form.control} name="password">
                {(field) => (
                  <PasswordField
                    {...field}
                    {...eyes}
                    label={fields.password()}
                    optional={say.console.form.optional()}
                    hint={text.passwordHint()}
                  />
                )}
              </FormField>
              <FormField control={form.control} name="repeat">
                {(field) => <PasswordField {...field} {...eyes} label={fields.repeat()} />}
              </FormField>
            </FieldPair>
          </FormSection>
        </FormPage>
      </Columns>
      <SaveBar
        form={FORM}
        changes={form.changed.length}
        busy={form.busy}
        onSave={() => void form.submit()}
        onDiscard={form.discard}
      />
    </>
  );
}
