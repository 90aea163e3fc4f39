import { useState } from "react";
import { NewUserBody } from "../../../openapi/generated/bodies/new-user.ts";
import type { NewUser } from "../../../openapi/generated/console.ts";
import { FormDialog } from "../../resource/form/form-dialog.tsx";
import { FormSummary } from "../../resource/form/form-summary.tsx";
import { useRecordForm } from "../../resource/form/use-record-form.ts";
import { useServices } from "../../services/services.ts";
import { useMailsAreKept } from "../../services/use-mails-are-kept.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { personName } from "./person-name.ts";
import { UserFields } from "./user-fields.tsx";
import { useUserWords } from "./use-user-words.ts";
import { ASIDE, newUser, userRules, type UserValues } from "./user-values.ts";

interface CreateUserProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly kind: "agents" | "administrators";
  /** The privilege that is chosen at first. */
  readonly privilege: string;
}

/** A drawer in which somebody new is made. */
export function CreateUser({ open, onClose, kind, privilege }: CreateUserProps) {
  const { notices } = useServices();
  const { say } = useTexts();
  const { form: text, fields, problems } = say.people;
  const words = useUserWords();
  const areKept = useMailsAreKept();
  const [values, setValues] = useState(() => newUser(privilege));
  const write = useWrite((api, body: NewUser) => api.POST("/users", { body }), ["/users", "/account/plan", "/privileges"]);
  const close = () => {
    // Another object, so that the next one begins empty.
    setValues(newUser(privilege));
    onClose();
  };
  const form = useRecordForm({
    schema: NewUserBody,
    values,
    words,
    aside: [...ASIDE],
    rules: (typed) => userRules(typed, true),
    // The schema was kept, so nothing that it wants is missing.
    save: (body: Partial<UserValues>) => write.run(body as NewUser),
    onSaved: (user) => {
      const invited = areKept ? text.invitedKept : text.invited;
      notices.say(user.activated || !user.email ? text.created({ name: personName(user) }) : invited({ name: personName(user), email: user.email }));
      form.discard();
      close();
    },
  });
  return (
    <FormDialog
      form="drawer"
      open={open}
      onClose={() => {
        form.discard();
        close();
      }}
      title={kind === "agents" ? text.createTitle() : text.createAdministrator()}
      verb={text.create()}
      busy={form.busy}
      differs={form.changed.length > 0}
      onSubmit={() => void form.submit()}
    >
      <FormSummary errors={form.errors} failure={form.failure} tries={form.tries} labels={Object.fromEntries(Object.entries(fields).map(([name, word]) => [name, word()]))} problems={{ forbidden: problems.forbidden(), "plan-limit": problems.limit() }} />
      <UserFields form={form} kind={kind} isNew can={{ assign: true, grant: true, disable: true }} />
    </FormDialog>
  );
}
