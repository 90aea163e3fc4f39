import { NewUserCheck } from "../../../openapi/generated/checks/new-user.ts";
import type { NewUser, User } from "../../../openapi/generated/console.ts";
import { FormDialog } from "../../resource/records/form/form-dialog.tsx";
import { FormHead } from "../../resource/records/form/form-head.tsx";
import { useCarefulForm } from "../../resource/records/form/use-careful-form.ts";
import { useWayTo } from "../../resource/kit/use-way-to.ts";
import { useServices } from "../../services/services.ts";
import { useMailsAreKept } from "../../services/use-mails-are-kept.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { personName } from "./person-name.ts";
import { UserFields } from "./user-fields.tsx";
import { useUserWords } from "./use-user-words.ts";
import { ASIDE, newUser, SECRETS, userRules, type UserValues } from "./user-values.ts";

interface CreateUserProps {
  readonly onClose: () => void;
  readonly kind: "agents" | "administrators";
  /** The preselected privilege. */
  readonly privilege: string;
}

/** Drawer for creating a user. */
export function CreateUser({ onClose, kind, privilege }: CreateUserProps) {
  const { api, notices } = useServices();
  const { say } = useTexts();
  const { form: text, fields, problems } = say.people;
  const words = useUserWords();
  const areKept = useMailsAreKept();
  const wayTo = useWayTo("users");
  const write = useWrite(
    (client, body: NewUser) => client.POST("/users", { body }),
    ["/users", "/account/plan", "/privileges"],
  );
  const form = useCarefulForm<User, UserValues, User>({
    place: `/users/${kind}`,
    record: undefined,
    valuesOf: () => newUser(privilege),
    read: (id) => api.GET("/users/{id}", { params: { path: { id } } }),
    secrets: SECRETS,
    body: NewUserCheck,
    words,
    aside: [...ASIDE],
    rules: (typed) => userRules(typed, true),
    // The form has validated the body against the schema, so no required member is missing.
    save: (body) => write.run(body as NewUser),
    onSaved: (user) => {
      const invited = areKept ? text.invitedKept : text.invited;
      notices.say(
        user.activated || !user.email
          ? text.created({ name: personName(user) })
          : invited({ name: personName(user), email: user.email }),
        wayTo(user._id),
      );
      onClose();
    },
  });
  return (
    <FormDialog
      form="drawer"
      open
      onClose={() => {
        form.leave();
        onClose();
      }}
      title={kind === "agents" ? text.createTitle() : text.createAdministrator()}
      verb={text.create()}
      busy={form.busy}
      differs={form.changed.length > 0}
      onSubmit={() => void form.submit()}
    >
      <FormHead
        form={form}
        labels={Object.fromEntries(Object.entries(fields).map(([name, word]) => [name, word()]))}
        problems={{ forbidden: problems.forbidden(), "plan-limit": problems.limit() }}
        facts={[]}
      />
      <UserFields form={form} kind={kind} isNew can={{ assign: true, grant: true, disable: true }} />
    </FormDialog>
  );
}
