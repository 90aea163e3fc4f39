import { isWeakPassword } from "../auth/weak-password.ts";
import { type Fault, Problem } from "../kit/problem.ts";

/** Sign-in data of a user after a change. */
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
        message: "is among the first that somebody would guess",
      }
    : null;

/** Without a password, a user needs an email address for the activation link; with one, a login name. */
export function missingSignInData({ email, username, hasPassword }: SignInMeans): Fault | null {
  if (!hasPassword && email === null)
    return {
      pointer: "/body/email",
      code: "needed-for-link",
      message: "is needed to send an activation link; without it both a password and a user name are",
    };
  return email === null && username === null
    ? {
        pointer: "/body/username",
        code: "needed-to-sign-in",
        message: "or an e-mail is needed to sign in with",
      }
    : null;
}
