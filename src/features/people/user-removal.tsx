import type { User } from "../../../openapi/generated/console.ts";
import { blockedRemovalText } from "../../resource/kit/described/blocked-removal-text.ts";
import { ConfirmDialog } from "../../resource/records/form/confirm-dialog.tsx";
import { ArrivingRemoval } from "../../resource/kit/removal/arriving-removal.tsx";
import { BlockedRemoval } from "../../resource/kit/removal/blocked-removal.tsx";
import { ReferrerList } from "../../resource/kit/removal/referrer-list.tsx";
import { useRemoval } from "../../resource/kit/removal/use-removal.ts";
import { useServices } from "../../services/services.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { personName } from "./person-name.ts";

/** Dialog that confirms removing a user, and lists the consequences. */
export function UserRemoval({
  user,
  onClose,
  onRemoved,
}: {
  readonly user: User;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}) {
  const { notices } = useServices();
  const { say } = useTexts();
  const formats = useFormats();
  const holders = useApiQuery("/users/{id}/holders", { path: { id: user._id } }, { passing: true });
  const { run, busy, failure } = useRemoval<string>(
    user.version,
    (api, unchanged, id) => api.DELETE("/users/{id}", { params: { path: { id }, ...unchanged } }),
    ["/users", "/account/plan", "/privileges"],
  );
  const text = say.people.user;
  const name = personName(user);
  const title = text.removeTitle({ name });
  const remove = async () => {
    const outcome = await run(user._id);
    if (outcome.kind !== "done") return;
    notices.say(text.removed({ name }));
    onRemoved();
  };
  if (!holders.data && !holders.failure) return <ArrivingRemoval title={title} onClose={onClose} />;
  const list = holders.data ? (
    <ReferrerList id={user._id} name={name} holders={holders.data} onFollow={onClose} />
  ) : null;
  if (holders.data && holders.data.blocking.length > 0) {
    return (
      <BlockedRemoval title={title} onClose={onClose}>
        {list}
      </BlockedRemoval>
    );
  }
  const refused = text.removeRefused({ name });
  const hasAppointments = holders.data?.losing.some(({ list }) => list === "appointments") === true;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={title}
      word={name}
      verb={text.removeVerb()}
      keep={text.keep()}
      busy={busy}
      failure={failure}
      problems={{
        forbidden: say.people.problems.forbidden(),
        conflict: blockedRemovalText(failure, { say, formats }),
        "not-found": refused,
        unexpected: refused,
      }}
      onConfirm={() => void remove()}
    >
      <p>{text.removeText()}</p>
      {list}
      {hasAppointments ? <p>{text.removeAppointments()}</p> : null}
    </ConfirmDialog>
  );
}
