import { useMemo } from "react";
import { UserChangeBody } from "../../../openapi/generated/bodies/user-change.ts";
import type { User, UserChange } from "../../../openapi/generated/console.ts";
import { FormPage } from "../../resource/form/form-page.tsx";
import { FormSummary } from "../../resource/form/form-summary.tsx";
import { onlyChanged } from "../../resource/form/only-changed.ts";
import { SaveBar } from "../../resource/form/save-bar.tsx";
import { useRecordForm } from "../../resource/form/use-record-form.ts";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { personName } from "./person-name.ts";
import { UserFields } from "./user-fields.tsx";
import { useUserWords } from "./use-user-words.ts";
import { ASIDE, userRules, type UserValues, valuesOf } from "./user-values.ts";

/** Everything about somebody that this person may change. */
export function UserForm({ user }: { user: User }) {
  const { notices } = useServices();
  const { say } = useTexts();
  const { fields, problems, user: text } = say.people;
  const values = useMemo(() => valuesOf(user), [user]);
  const words = useUserWords();
  const write = useWrite(
    (api, { version, body }: { version: number; body: UserChange }) => api.PATCH("/users/{id}", { params: { path: { id: user._id }, header: { "If-Match": `"${version}"` } }, body }),
    ["/users", "/users/{id}", "/users/{id}/history", "/account/plan", "/privileges"],
  );
  const form = useRecordForm({
    schema: UserChangeBody,
    values,
    words,
    aside: [...ASIDE],
    rules: (typed) => userRules(typed, false),
    // What was changed has the types of the contract: the schema was kept.
    save: (body: Partial<UserValues>, changed) => write.run({ version: user.version ?? 0, body: onlyChanged(body, changed) as UserChange }),
    onSaved: (saved) => notices.say(text.saved({ name: personName(saved) })),
  });
  const abilities = user.abilities ?? [];
  return (
    <FormPage part label={text.details()} onSubmit={() => void form.submit()}>
      <FormSummary errors={form.errors} failure={form.failure} tries={form.tries} labels={Object.fromEntries(Object.entries(fields).map(([name, word]) => [name, word()]))} problems={{ forbidden: problems.forbidden(), "plan-limit": problems.limit() }} />
      <UserFields form={form} kind="anybody" isNew={false} can={{ assign: abilities.includes("assign"), grant: abilities.includes("grant"), disable: abilities.includes("disable") }} />
      <SaveBar changes={form.changed.length} busy={form.busy} onSave={() => void form.submit()} onDiscard={form.discard} />
    </FormPage>
  );
}
