// Outcome of a request to the platform, and guards that distinguish outcomes.

/**
 * Records of one list that reference a record and prevent its deletion. `names` contains only the first of
 * them; `total` counts all. Lists that the user cannot read are left out.
 */
export interface Holder {
  readonly list: string;
  readonly names: readonly string[];
  readonly total: number;
}

/** Failure of a request. `code` is the problem type without its prefix. */
export type Failure =
  | {
      readonly kind: "http";
      readonly status: number;
      readonly code?: string;
      readonly holders?: readonly Holder[];
    }
  | { readonly kind: "net" }
  | { readonly kind: "timeout" }
  | { readonly kind: "bad-body" };

/**
 * Outcome of a request. Actors resolve with it and never reject, so that the chart shows every transition.
 */
export type Outcome<Value> = { readonly kind: "ok"; readonly value: Value } | Failure;

export const hasStatus = (outcome: Outcome<unknown>, status: number): boolean =>
  outcome.kind === "http" && outcome.status === status;

/** Returns true for a problem with this code. Used where one status has several meanings. */
export const hasCode = (outcome: Outcome<unknown>, code: string): boolean =>
  outcome.kind === "http" && outcome.code === code;

/** Returns true if there was no response: no connection, or a timeout. */
export const isUnanswered = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === "net" || outcome.kind === "timeout";

/**
 * Returns true for a temporary failure: no response, or a server error. It can be retried and does not end
 * the session.
 */
export const isPassing = (outcome: Outcome<unknown>): boolean =>
  isUnanswered(outcome) || (outcome.kind === "http" && outcome.status >= 500);

interface Settled {
  readonly event: { readonly output: Outcome<unknown> };
}

/** Guards that distinguish outcomes, to spread into a `setup`. */
export const outcomeGuards = {
  isOk: (_: unknown, { outcome }: { outcome: Outcome<unknown> }) => outcome.kind === "ok",
  answered: (_: unknown, { outcome, status }: { outcome: Outcome<unknown>; status: number }) =>
    hasStatus(outcome, status),
  coded: (_: unknown, { outcome, code }: { outcome: Outcome<unknown>; code: string }) =>
    hasCode(outcome, code),
  isUnanswered: (_: unknown, { outcome }: { outcome: Outcome<unknown> }) => isUnanswered(outcome),
};

/** Returns the outcome of a request as the parameters of a guard or an action. */
export const outcomeOf = ({ event }: Settled) => ({ outcome: event.output });

/** References to the guards above, for transitions. */
export const ok = { type: "isOk" as const, params: outcomeOf };
export const unanswered = { type: "isUnanswered" as const, params: outcomeOf };
export const answered = (status: number) => ({
  type: "answered" as const,
  params: ({ event }: Settled) => ({ outcome: event.output, status }),
});
export const coded = (code: string) => ({
  type: "coded" as const,
  params: ({ event }: Settled) => ({ outcome: event.output, code }),
});

/** Returns a placeholder for an actor or action that must be provided. The placeholder throws an error. */
export const notProvided = (name: string) => (): never => {
  throw new Error(`"${name}" was not provided`);
};
