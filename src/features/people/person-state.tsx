import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { User } from "../../../openapi/generated/console.ts";
import { useTexts } from "../../services/use-texts.ts";
import { type Family, StatusPill } from "../../ui/status-pill.tsx";

/** Sign-in state of a user: active, invited, disabled. Users from recordings have none. */
export function PersonState({ user }: { user: User }) {
  const { say } = useTexts();
  return <StatusPill family={familyOf(user)}>{stateWords(user, say)}</StatusPill>;
}

function familyOf({ disabled, imported, activated }: User): Family {
  if (disabled || imported) return "off";
  return activated ? "free" : "plan";
}

/** The same in words. */
export function stateWords(
  { disabled, imported, activated }: User,
  { people: { states, filters } }: TranslationFunctions,
): string {
  if (imported) return filters.recording();
  if (disabled) return states.disabled();
  return activated ? states.active() : states.invited();
}
