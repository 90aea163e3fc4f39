import { useState } from "react";
import { useLocation } from "wouter";
import type { User } from "../../../openapi/generated/console.ts";
import { ConfirmDialog } from "../../resource/form/confirm-dialog.tsx";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { Button } from "../../ui/button.tsx";
import { personName } from "./person-name.ts";

/** The button that removes somebody, once their name was typed. */
export function RemoveUser({ user }: { user: User }) {
  const { notices } = useServices();
  const { say } = useTexts();
  const [, navigate] = useLocation();
  const [open, setOpen] = useState(false);
  const { run, busy, failure, forget } = useWrite((api, id: string) => api.DELETE("/users/{id}", { params: { path: { id } } }), ["/users", "/account/plan", "/privileges"]);
  const text = say.people.user;
  const name = personName(user);
  const remove = async () => {
    const outcome = await run(user._id);
    if (outcome.kind !== "done") return;
    notices.say(text.removed({ name }));
    navigate((user.level ?? 5) < 4 ? "/account/administrators" : user.level === 4 ? "/users?level=4" : "/users");
  };
  const refused = text.removeRefused({ name });
  return (
    <>
      <Button kind="danger-at-rest" icon="trash" onClick={() => setOpen(true)}>
        {text.remove()}
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => {
          forget();
          setOpen(false);
        }}
        title={text.removeTitle({ name })}
        word={name}
        verb={text.removeVerb()}
        keep={text.keep()}
        busy={busy}
        failure={failure}
        problems={{ forbidden: say.people.problems.forbidden(), conflict: refused, "not-found": refused, unexpected: refused }}
        onConfirm={() => void remove()}
      >
        <p>{text.removeText()}</p>
      </ConfirmDialog>
    </>
  );
}
