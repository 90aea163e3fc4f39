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

/**
 * Ends a request that brought a wrong secret. At the door that is a refusal; of who is signed in, a fault of
 * what they sent.
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
