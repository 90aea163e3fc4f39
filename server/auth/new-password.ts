import { Problem } from "../contract/problem.ts";
import { hasFourClasses, isWeakPassword } from "./weak-password.ts";

/**
 * Ends a request whose new password breaks the policy of eight characters in four classes, or is too easy to
 * guess.
 */
export function goodPassword(typed: string, about: readonly (string | null)[]): void {
  // As it is hashed: a combining accent is no special character.
  const password = typed.normalize("NFC");
  if (!hasFourClasses(password))
    throw new Problem("password-policy", {
      errors: [
        {
          pointer: "/body/password",
          code: "policy",
          message:
            "must have at least 8 characters: a capital, a small letter, a digit and a special character",
        },
      ],
    });
  if (isWeakPassword(password, about))
    throw new Problem("weak-password", {
      errors: [
        { pointer: "/body/password", code: "weak", message: "is among the first that somebody would guess" },
      ],
    });
}
