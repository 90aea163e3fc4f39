import { useTexts } from "../../services/use-texts.ts";

/** Returns the fault texts of a secret's fields. */
export function useSecretWords() {
  const { faults } = useTexts().say.webhooks.secrets;
  const value = { "too-short": faults.value(), pattern: faults.value(), "no-key": faults.keyFormat() };
  return {
    name: {
      missing: faults.name(),
      "too-short": faults.name(),
      pattern: faults.pattern(),
      taken: faults.taken(),
    },
    value,
    webhooks: { "not-one-of": faults.webhookDeleted() },
  };
}
