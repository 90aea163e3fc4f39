/** Those of one list who hold on to a record that cannot go, as far as they may be read. */
export interface Holder {
  readonly list: string;
  readonly names: readonly string[];
  readonly total: number;
}

/**
 * How a request can fail, before any machine looks at it. `code` is the problem's type without its prefix.
 */
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
 * What became of a request. Actors answer with one and never reject, so that every way out is drawn in the
 * chart.
 */
export type Outcome<Value> = { readonly kind: "ok"; readonly value: Value } | Failure;

export const hasStatus = (outcome: Outcome<unknown>, status: number): boolean =>
  outcome.kind === "http" && outcome.status === status;

/** What the platform says is wrong, where one status stands for several things. */
export const hasCode = (outcome: Outcome<unknown>, code: string): boolean =>
  outcome.kind === "http" && outcome.code === code;

/** Nobody answered: there is no connection, or it took too long. */
export const isUnanswered = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === "net" || outcome.kind === "timeout";

/** Nobody answered, or the platform could not: worth trying again, and no verdict on the session. */
export const isPassing = (outcome: Outcome<unknown>): boolean =>
  isUnanswered(outcome) || (outcome.kind === "http" && outcome.status >= 500);
