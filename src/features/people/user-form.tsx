import type { ReactNode } from "react";
import { UserChangeCheck } from "../../../openapi/generated/checks/user-change.ts";
import type { User, UserChange } from "../../../openapi/generated/console.ts";
import { FormPage } from "../../resource/records/form/form-page.tsx";
import { FormHead } from "../../resource/records/form/form-head.tsx";
import { onlyChanged } from "../../resource/records/form/body-of.ts";
import { SaveBar } from "../../resource/records/form/save-bar.tsx";
import { useCarefulForm } from "../../resource/records/form/use-careful-form.ts";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { Columns } from "../../ui/columns.tsx";
import { personName } from "./person-name.ts";
import { UserFields } from "./user-fields.tsx";
import { useUserPresentation } from "./use-user-presentation.ts";
import { useUserWords } from "./use-user-words.ts";
import { ASIDE, SECRETS, userRules, type UserValues, valuesOf } from "./user-values.ts";

const FORM = "user";

interface UserFormProps {
  readonly user: User;
  /** Content above the fields; `beside` is shown in the second column of the page. */
  readonly above: ReactNode;
  readonly beside: ReactNode;
}

/** Form with the fields of a user that the signed-in user may change. */
export function UserForm({ user, above, beside }: UserFormProps) {
  const { api, notices } = useServices();
  const { say } = useTexts();
  const { fields, problems, user: text } = say.people;
  const { facts } = useUserPresentation([]);
  const words = useUserWords();
  const write = useWrite(
    (client, { version, body }: { version: number; body: UserChange }) =>
      client.PATCH("/users/{id}", {
        params: { path: { id: user._id }, header: { "If-Match": `"${version}"` } },
        body,
      }),
    ["/users", "/users/{id}", "/users/{id}/history", "/account/plan", "/privileges"],
  );
  const form = useCarefulForm<User, UserValues, User>({
    place: "/users",
    record: user,
    valuesOf: (of = user) => valuesOf(of),
    read: (id) => api.GET("/users/{id}", { params: { path: { id } } }),
    secrets: SECRETS,
    staysOpen: false,
    body: UserChangeCheck,
    words,
    aside: [...ASIDE],
    rules: (typed) => userRules(typed, false),
    // The form has validated the body against the schema, so the changed members have the contract's types.
    save: (body, { kept = user, changed }) =>
      write.run({ version: kept.version ?? 0, body: onlyChanged(body, changed) as UserChange }),
    onSaved: (saved) => notices.say(text.saved({ name: personName(saved) })),
  });
  const abilities = user.abilities ?? [];
  return (
    <>
      <Columns beside={beside}>
        {above}
        <FormPage id={FORM} part label={text.details()} onSubmit={() => void form.submit()}>
          <FormHead
            form={form}
            labels={Object.fromEntries(Object.entries(fields).map(([name, word]) => [name, word()]))}
            problems={{ forbidden: problems.forbidden(), "plan-limit": problems.limit() }}
            facts={facts}
            named={{ segments: "Segment" }}
          />
          <UserFields
            form={form}
            kind="anybody"
            isNew={false}
            can={{
              assign: abilities.includes("assign"),
              grant: abilities.includes("grant"),
              disable: abilities.includes("disable"),
            }}
          />
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
