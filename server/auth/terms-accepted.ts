import { Problem } from "../contract/problem.ts";

/** Ends a request of somebody who has not accepted the terms. */
export function termsAccepted(agreement: boolean | undefined): void {
  if (agreement !== true)
    throw new Problem("terms-not-accepted", {
      errors: [{ pointer: "/body/agreement", code: "not-accepted", message: "must be true" }],
    });
}
