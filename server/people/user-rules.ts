import { isWeakPassword } from "../auth/weak-password.ts";
import { type Fault, Problem } from "../kit/problem.ts";

/** What a user signs in with, as it will stand. */
interface SignInMeans {
  readonly email: string | null;
  readonly username: string | null;
  readonly hasPassword: boolean;
}

/** Ends a write with everything that is wrong about it; none: goes on. */
export function mustKeep(...faults: readonly (Fault | null)[]): void {
  const errors = faults.filter((fault) => fault !== null);
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
}

/** A password that would be guessed first is none; `about` are the names of whoever is to have it. */
export const weakness = (password: string | undefined, about: readonly (string | null)[]): Fault | null =>
  password !== undefined && isWeakPassword(password, about)
    ? {
        pointer: "/body/password",
        code: "weak-password",
        message: "is among the first that somebody would guess",
      }
    : null;

/**
 * Whoever has no password needs an e-mail for the link to choose one; whoever has one needs a name to sign in
 * with.
 */
export function lackToSignIn({ email, username, hasPassword }: SignInMeans): Fault | null {
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
