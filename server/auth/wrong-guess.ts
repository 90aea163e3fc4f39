import { type Fault, Problem } from "../kit/problem.ts";

/**
 * The lock that a wrong guess causes if it was the last one: scope (`person`: all places where they are
 * known) and end (ms).
 */
export interface Closing {
  readonly closed: "strangers" | "browser" | "session" | "person" | "codes" | "pin";
  readonly until: number;
}

type Reason = "wrong-credentials" | "two-factor-wrong" | "two-factor-expired" | "pin-wrong";

/** Problem for a wrong secret: a refusal during sign-in, a validation fault for signed-in users. */
export class WrongGuess extends Problem {
  constructor(
    readonly reason: Reason,
    readonly closing: Closing | null,
    fault?: Fault,
  ) {
    super(fault ? "unprocessable" : reason, fault ? { errors: [fault] } : {});
  }
}
