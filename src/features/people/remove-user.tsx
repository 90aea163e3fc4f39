import { useState } from "react";
import { useLocation } from "wouter";
import type { User } from "../../../openapi/generated/console.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { UserRemoval } from "./user-removal.tsx";

/** The button that removes somebody, once their name was typed. */
export function RemoveUser({ user }: { user: User }) {
  const { say } = useTexts();
  const [open, setOpen] = useState(false);
  const [, navigate] = useLocation();
  const leave = () =>
    navigate(
      (user.level ?? 5) < 4 ? "/account/administrators" : user.level === 4 ? "/users?level=4" : "/users",
    );
  return (
    <>
      <Button kind="danger-at-rest" icon="trash" onClick={() => setOpen(true)}>
        {say.people.user.remove()}
      </Button>
      {open ? <UserRemoval user={user} onClose={() => setOpen(false)} onRemoved={leave} /> : null}
    </>
  );
}
