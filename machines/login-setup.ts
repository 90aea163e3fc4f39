import { assign, fromPromise, setup } from "xstate";
import {
  type Answered,
  type AnyAnswered,
  type Credentials,
  type LoginField,
  type LoginProblem,
  type SsoAnswered,
  type Step,
  hasTokens,
  isAgent,
  isLevelRefused,
  isServerError,
  isStatus,
  isUnanswered,
  isUseless,
  isWebPlace,
  missingIn,
} from "./login-answers.ts";
import type { LoginContext, LoginEnd, LoginEvent, LoginInput, LoginKept } from "./login-context.ts";
import { notProvided } from "./not-provided.ts";
import type { Outcome } from "./outcome.ts";

/** ms. */
const AGENT = 10_000;
const LEVEL = 5_000;
const LOCK = 30_000;

/** What the chart of the login is written in: its requests, and what its actions, guards and delays mean. */
export const loginSetup = setup({
  types: {
    input: {} as LoginInput,
    context: {} as LoginContext,
    events: {} as LoginEvent,
    output: {} as LoginEnd,
    tags: {} as "busy" | "code" | "enterprise" | "locked" | "notice",
  },
  actors: {
    postLogin: fromPromise<Answered, Credentials>(notProvided("postLogin")),
    claim: fromPromise<Answered, { readonly id: string }>(notProvided("claim")),
    startSso: fromPromise<SsoAnswered, Credentials>(notProvided("startSso")),
    /** Gets a token for the feedback tool and leaves for it; the token is in no context. */
    giveFeedback: fromPromise<Outcome<null>>(notProvided("giveFeedback")),
  },
  actions: {
    /** Provided: hands the tokens on to the session. */
    keepTokens: (_, _params: { outcome: Answered }) => notProvided("keepTokens")(),
    /** Provided: leaves for the identity provider. */
    leaveFor: (_, _params: { outcome: SsoAnswered }) => notProvided("leaveFor")(),
    tell: assign((_, params: { problem: LoginProblem }) => ({ problem: params.problem, missing: [] })),
    tellMissing: assign((_, params: { missing: readonly LoginField[] }) => ({
      missing: params.missing,
      problem: null,
    })),
    forget: assign({ problem: null, missing: [] }),
    askForCode: assign((_, { whole }: { whole: boolean }) => ({ whole, problem: null, missing: [] })),
    countLock: assign((_, { outcome }: { outcome: AnyAnswered }) => ({
      deadline: outcome.at + LOCK,
      left: LOCK,
    })),
    aimAtPanel: assign((_, { outcome }: { outcome: Answered }) => ({
      target: outcome.kind === "ok" ? (outcome.value.location ?? null) : null,
      deadline: outcome.at + AGENT,
      left: AGENT,
      problem: null,
    })),
    aimElsewhere: assign(({ context }, { outcome }: { outcome: Answered }) => ({
      target: context.elsewhere,
      deadline: outcome.at + LEVEL,
      left: LEVEL,
      problem: null,
    })),
    dropTarget: assign({ target: null, deadline: null }),
    dropClaim: assign({ claimId: null }),
    dropKept: assign({ kept: null }),
    rememberElsewhere: assign(({ context }, params: { elsewhere: string }) => ({
      elsewhere: params.elsewhere,
      target: context.target === "" ? params.elsewhere : context.target,
    })),
    end: assign((_, params: { end: LoginContext["end"] }) => ({ end: params.end })),
  },
  guards: {
    keptIs: ({ context }, params: { kind: LoginKept["kind"] }) => context.kept?.kind === params.kind,
    wasAskedFromEnterprise: ({ context }) =>
      context.kept?.kind === "asked" && context.kept.from === "enterprise",
    hasClaim: ({ context }) => context.claimId !== null,
    isPresentForFeedback: ({ context }) => context.feedback && context.present,
    wantsFeedback: ({ context }) => context.feedback,
    isComplete: (_, params: { credentials: Credentials; step: Step }) =>
      missingIn(params.credentials, params.step).length === 0,
    isAgent: (_, { outcome }: { outcome: Answered }) => isAgent(outcome),
    isLevelRefused: (_, { outcome }: { outcome: Answered }) => isLevelRefused(outcome),
    hasTokens: (_, { outcome }: { outcome: Answered }) => hasTokens(outcome),
    isOk: (_, { outcome }: { outcome: Outcome<unknown> }) => outcome.kind === "ok",
    answered: (_, params: { outcome: AnyAnswered; status: number }) =>
      isStatus(params.outcome, params.status),
    isServerError: (_, { outcome }: { outcome: AnyAnswered }) => isServerError(outcome),
    isUnanswered: (_, { outcome }: { outcome: AnyAnswered }) => isUnanswered(outcome),
    isUseless: (_, { outcome }: { outcome: AnyAnswered }) => isUseless(outcome),
    hasPlace: ({ context }) => context.target !== "",
    isNoPlace: ({ context }) => context.target !== "" && !isWebPlace(context.target ?? ""),
    isOffline: ({ context }) => context.problem === "offline",
  },
  delays: { countdown: ({ context }) => context.left, patience: 15_000, departure: 10_000 },
});
