import type { User } from "../../../openapi/generated/console.ts";
import { useTexts } from "../../services/use-texts.ts";
import { StatusPill } from "../../ui/status-pill.tsx";

/** Whether somebody can sign in, or could. Nobody expects it of those whom a recording named. */
export function PersonState({ user }: { user: User }) {
  const { say } = useTexts();
  const { states, filters } = say.people;
  if (user.disabled) return <StatusPill family="off">{states.disabled()}</StatusPill>;
  if (user.imported) return <StatusPill family="off">{filters.recording()}</StatusPill>;
  return user.activated ? <StatusPill family="free">{states.active()}</StatusPill> : <StatusPill family="plan">{states.invited()}</StatusPill>;
}
