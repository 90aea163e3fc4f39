import type { Mail } from "../../../openapi/generated/console.ts";
import { useTexts } from "../../services/use-texts.ts";
import { type Family, StatusPill } from "../../ui/status-pill.tsx";

type State = NonNullable<Mail["state"]>;

const FAMILIES: Readonly<Record<State, Family>> = {
  kept: "away",
  waiting: "call",
  sent: "free",
  failed: "bad",
};

/** Delivery state of an email. */
export function MailState({ state }: { state: State }) {
  const { say } = useTexts();
  return <StatusPill family={FAMILIES[state]}>{say.utilities.states[state]()}</StatusPill>;
}
