import type { Account, AccountChange } from "../../openapi/generated/console.ts";
import { Problem } from "../contract/problem.ts";

/**
 * The account's rule after a change by somebody: calls are followed only once somebody has accepted the terms
 * of it.
 */
export function supervisionRule(
  before: Account["supervision"],
  { enabled, termsAccepted }: NonNullable<AccountChange["supervision"]>,
  user: string,
  now: number,
): Account["supervision"] {
  const terms = termsAccepted
    ? { termsAcceptedAt: new Date(now).toISOString(), termsAcceptedBy: user }
    : { termsAcceptedAt: before.termsAcceptedAt, termsAcceptedBy: before.termsAcceptedBy };
  if (enabled && terms.termsAcceptedAt === null) {
    throw new Problem("unprocessable", {
      errors: [
        {
          pointer: "/body/supervision/termsAccepted",
          code: "not-accepted",
          message: "must be true before live supervision can be enabled",
        },
      ],
    });
  }
  return { enabled, ...terms };
}
