import { type Fault, Problem } from "../kit/problem.ts";

/** The lock that the last allowed wrong password, code or PIN causes. */
export interface Closing {
  /**
   * Locked attempts: passwords from unknown browsers (`strangers`), from this known browser (`browser`), of
   * this session (`session`), or from all known browsers and sessions of the user (`person`); codes of the
   * second factor (`codes`); or the PIN of a password reset (`pin`).
   */
  readonly closed: "strangers" | "browser" | "session" | "person" | "codes" | "pin";
  /** End of the lock (ms). */
  readonly until: number;
}

type Reason = "wrong-credentials" | "two-factor-wrong" | "two-factor-expired" | "pin-wrong";

/**
 * Problem for a wrong password, code or PIN. With `fault`, which is set for signed-in users, it is a
 * validation problem.
 */
export class WrongGuess extends Problem {
  constructor(
    readonly reason: Reason,
    readonly closing: Closing | null,
    fault?: Fault,
  ) {
    super(fault ? "unprocessable" : reason, fault ? { errors: [fault] } : {});
  }
}
