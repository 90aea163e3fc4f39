/** Those of one list who hold on to a record that cannot go, as far as they may be read. */
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

/** Returns true for a problem with this code, where a status has several meanings. */
export const hasCode = (outcome: Outcome<unknown>, code: string): boolean =>
  outcome.kind === "http" && outcome.code === code;

/** Returns true if there was no response: no connection, or a timeout. */
export const isUnanswered = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === "net" || outcome.kind === "timeout";

/**
 * Returns true for a temporary failure: no response, or the platform is unavailable. Worth a retry; it does
 * not concern the session.
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

/** The answer that a request ended with, as the parameter of a guard or an action. */
export const outcomeOf = ({ event }: Settled) => ({ outcome: event.output });

/** Those guards as transitions name them. */
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

/**
 * Stands for an actor or an action that the wiring has to provide; one that was forgotten fails with its
 * name.
 */
export const notProvided = (name: string) => (): never => {
  throw new Error(`"${name}" was not provided`);
};
