import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { User } from "../../../openapi/generated/console.ts";
import { useTexts } from "../../services/use-texts.ts";
import { type Family, StatusPill } from "../../ui/status-pill.tsx";

/** Sign-in state of a user: active, invited or disabled, or that the user was imported from a replay file. */
export function PersonState({ user }: { user: User }) {
  const { say } = useTexts();
  return <StatusPill family={familyOf(user)}>{stateWords(user, say)}</StatusPill>;
}

function familyOf({ disabled, imported, activated }: User): Family {
  if (disabled || imported) return "off";
  return activated ? "free" : "plan";
}

/** Returns the sign-in state of a user as text. */
export function stateWords(
  { disabled, imported, activated }: User,
  { people: { states, filters } }: TranslationFunctions,
): string {
  if (imported) return filters.recording();
  if (disabled) return states.disabled();
  return activated ? states.active() : states.invited();
}
