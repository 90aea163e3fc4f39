import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "./not-provided.ts";
import { type Outcome, hasCode, hasStatus } from "./outcome.ts";
import { outcomeGuards } from "./outcome-guards.ts";
import type {
  Answered,
  ResetContext,
  ResetEvent,
  ResetInput,
  ResetPlace,
  ResetProblem,
} from "./password-reset-context.ts";
import {
  type NewPassword,
  type ResetFault,
  type ResetKind,
  faultsIn,
  isEmail,
  isPin,
  plainEmail,
} from "./password-reset-form.ts";

const TRIES = 5;
const DAY = 86_400_000;
const RESEND_AFTER = 60_000;

/** What the chart of the reset is written in: its requests, and what its actions, guards and delays mean. */
export const passwordResetSetup = setup({
  types: {
    input: {} as ResetInput,
    context: {} as ResetContext,
    events: {} as ResetEvent,
    output: {} as { readonly go: "/login" },
    tags: {} as "busy",
  },
  actors: {
    request: fromPromise<
      Answered<{ request: string }>,
      { email: string; kind: ResetKind; replaces: string | null }
    >(notProvided("request")),
    /** Keeps the grant that it is answered with to itself, for `save`. */
    checkPin: fromPromise<Outcome<null>, { request: string; pin: string }>(notProvided("checkPin")),
    /** Knows the link's token, keeps the grant that it is answered with to itself, for `save`. */
    checkLink: fromPromise<Outcome<{ kind: ResetKind }>>(notProvided("checkLink")),
    /** Sets the password by the grant, which is spent then. */
    save: fromPromise<Outcome<null>, { kind: ResetKind; password: string; agreement: boolean }>(
      notProvided("save"),
    ),
  },
  actions: {
    /** Provided: the session is told that a password changed, which ends all sessions of that person. */
    announceChange: notProvided("announceChange"),
    tell: assign((_, { problem }: { problem: ResetProblem }) => ({ problem, faults: [] })),
    tellFaults: assign((_, { faults }: { faults: readonly ResetFault[] }) => ({ faults, problem: null })),
    forget: assign({ problem: null, faults: [] }),
    rememberEmail: assign((_, { email }: { email: string }) => ({ email: plainEmail(email) })),
    keepRequest: assign(({ context }, { outcome }: { outcome: Answered<{ request: string }> }) =>
      outcome.kind === "ok"
        ? {
            request: { id: outcome.value.request, email: context.email },
            tries: 0,
            resendAt: outcome.at + RESEND_AFTER,
          }
        : {},
    ),
    dropRequest: assign({ request: null, tries: 0, resendAt: null, deadline: null }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    waitADay: assign((_, { at }: { at: number }) => ({ deadline: at + DAY, at })),
    keepKind: assign((_, { outcome }: { outcome: Outcome<{ kind: ResetKind }> }) =>
      outcome.kind === "ok" ? { kind: outcome.value.kind } : {},
    ),
  },
  guards: {
    ...outcomeGuards,
    startsAt: ({ context }, { place }: { place: ResetPlace }) => context.place === place,
    isEmail: (_, { email }: { email: string }) => isEmail(email),
    isPin: (_, { pin }: { pin: string }) => isPin(pin),
    isComplete: ({ context }, { chosen }: { chosen: NewPassword }) =>
      faultsIn(chosen, context.kind).length === 0,
    isRested: ({ context }, { at }: { at: number }) => context.resendAt === null || at >= context.resendAt,
    isActivation: ({ context }, { outcome }: { outcome: Outcome<unknown> }) =>
      outcome.kind === "ok" && context.kind === "activation",
    isRequestKnown: ({ context }) => context.request?.email === context.email,
    isKnownActive: ({ context }, { outcome }: { outcome: Outcome<unknown> }) =>
      hasCode(outcome, "reset-active") && context.request?.email === context.email,
    isWrongPin: (_, { outcome }: { outcome: Outcome<unknown> }) =>
      hasStatus(outcome, 401) || hasCode(outcome, "pin-wrong"),
    isLastWrongPin: ({ context }, { outcome }: { outcome: Outcome<unknown> }) =>
      context.tries + 1 >= TRIES && (hasStatus(outcome, 401) || hasCode(outcome, "pin-wrong")),
    isOffline: ({ context }) => context.problem === "offline",
  },
  delays: { patience: 15_000, rest: ({ context }) => Math.max(0, (context.deadline ?? 0) - context.at) },
});
