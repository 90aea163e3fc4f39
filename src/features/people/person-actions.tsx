import { useLocation } from "wouter";
import type { User } from "../../../openapi/generated/console.ts";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import styles from "./people.module.css";
import { personName } from "./person-name.ts";

/** Buttons for the actions on a listed user that the platform allows. */
export function PersonActions({
  user,
  onRemove,
}: {
  readonly user: User;
  readonly onRemove: (user: User) => void;
}) {
  const { say } = useTexts();
  const [, navigate] = useLocation();
  const text = say.people.row;
  const { _id: id, abilities = [] } = user;
  const name = personName(user);
  return (
    <span className={styles.acts}>
      {abilities.includes("edit") ? (
        <IconButton
          icon="edit"
          keys="E"
          label={text.edit({ name })}
          onClick={() => navigate(`/users/${id}`)}
        />
      ) : null}
      {abilities.includes("disable") ? <Toggle user={user} /> : null}
      {abilities.includes("remove") ? (
        <IconButton
          icon="trash"
          label={say.people.user.removeTitle({ name })}
          onClick={() => onRemove(user)}
        />
      ) : null}
    </span>
  );
}

/** Button that disables an enabled user, or enables a disabled one. */
function Toggle({ user }: { readonly user: User }) {
  const { say } = useTexts();
  const { notices } = useServices();
  const text = say.people.row;
  const { _id: id, disabled: isDisabled = false, version = 0 } = user;
  const name = personName(user);
  const write = useWrite(
    (api, disabled: boolean) =>
      api.PATCH("/users/{id}", {
        params: { path: { id }, header: { "If-Match": `"${version}"` } },
        body: { disabled },
      }),
    ["/users", "/users/{id}", "/users/{id}/history"],
  );
  const toggle = async () => {
    const outcome = await write.run(!isDisabled);
    if (outcome.kind === "done") notices.say(isDisabled ? text.enabled({ name }) : text.disabled({ name }));
    else if (outcome.kind === "refused")
      notices.say(
        outcome.code === "stale-version"
          ? say.people.bulk.stale()
          : outcome.code === "forbidden"
            ? say.people.problems.forbidden()
            : say.console.list.refused({ status: outcome.status }),
      );
    else if (outcome.kind === "unanswered")
      notices.say(outcome.timedOut ? say.console.list.noAnswer() : say.console.list.noConnection());
  };
  return (
    <IconButton
      icon={isDisabled ? "play" : "pause"}
      label={isDisabled ? text.enable({ name }) : text.disable({ name })}
      aria-busy={write.busy}
      onClick={() => void toggle()}
    />
  );
}
