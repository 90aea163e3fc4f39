import { isWeakPassword } from "../auth/weak-password.ts";
import { type Fault, Problem } from "../kit/problem.ts";

/** A user's sign-in data after a change. */
interface SignInMeans {
  readonly email: string | null;
  readonly username: string | null;
  readonly hasPassword: boolean;
}

/** Throws a validation problem if there are faults. */
export function assertNoFaults(...faults: readonly (Fault | null)[]): void {
  const errors = faults.filter((fault) => fault !== null);
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
}

/** Returns a fault for a password that is easy to guess; `about` contains the user's names. */
export const weakPasswordFault = (
  password: string | undefined,
  about: readonly (string | null)[],
): Fault | null =>
  password !== undefined && isWeakPassword(password, about)
    ? {
        pointer: "/body/password",
        code: "weak-password",
        message: "is too easy to guess",
      }
    : null;

/**
 * Returns a fault for missing sign-in data. A user without a password needs an email address for the
 * activation link; a user with a password needs an email address or a username.
 */
export function missingSignInData({ email, username, hasPassword }: SignInMeans): Fault | null {
  if (!hasPassword && email === null)
    return {
      pointer: "/body/email",
      code: "needed-for-link",
      message: "is required for an activation link; alternatively, set a password and a username",
    };
  return email === null && username === null
    ? {
        pointer: "/body/username",
        code: "needed-to-sign-in",
        message: "or an email is required to sign in",
      }
    : null;
}
