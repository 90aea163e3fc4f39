import { type Outcome, hasCode, hasStatus, isUnanswered } from "./outcome.ts";

interface Settled {
  readonly event: { readonly output: Outcome<unknown> };
}

/** The guards by which a machine tells answers apart; spread into its `setup`. */
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
