// Sign-in: password, second factor, single sign-on, claimed sessions, and every refusal.

import { type ActorRefFrom, assign, fromPromise, setup, type SnapshotFrom } from "xstate";
import {
  type Answered,
  type AnyAnswered,
  type Credentials,
  hasTokens,
  isAgent,
  isLevelRefused,
  isServerError,
  isStatus,
  isUnanswered,
  isUseless,
  isWebPlace,
  loginContext,
  type LoginContext,
  type LoginEnd,
  type LoginEvent,
  type LoginField,
  type LoginInput,
  type LoginKept,
  type LoginProblem,
  missingIn,
  type SsoAnswered,
  ssoTransitions,
  type Step,
  tell,
  signInTransitions,
} from "./login-context.ts";
import { notProvided, type Outcome } from "./request-outcome.ts";

/** Durations (ms) of the notice about another application, of the level refusal, and of a lock. */
const AGENT = 10_000;
const LEVEL = 5_000;
const LOCK = 30_000;

/** Actors, actions, guards and delays of the login chart. */
const loginSetup = setup({
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
    /** Requests a token for the feedback tool and opens the tool. The token is not stored in the context. */
    giveFeedback: fromPromise<Outcome<null>>(notProvided("giveFeedback")),
  },
  actions: {
    /** Provided: passes the tokens to the session. */
    keepTokens: (_, _params: { outcome: Answered }) => notProvided("keepTokens")(),
    /** Provided: opens the identity provider. */
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

const submitOf = (step: Step, target: string) =>
  [
    {
      guard: {
        type: "isComplete",
        params: ({ event }: Submitted) => ({ credentials: event.credentials, step }),
      },
      target,
    },
    {
      actions: {
        type: "tellMissing",
        params: ({ event }: Submitted) => ({ missing: missingIn(event.credentials, step) }),
      },
    },
  ] as const;
interface Submitted {
  readonly event: { readonly credentials: Credentials };
}
const invalidDestination = { target: "form", actions: ["dropTarget", tell("nowhere")] } as const;
/**
 * State that announces a redirect to another site. An invalid destination ends the notice immediately. If the
 * destination is still unknown when the redirect is due, the notice ends then.
 */
const notice = {
  tags: "notice",
  always: { guard: "isNoPlace", ...invalidDestination },
  after: { countdown: [{ guard: "hasPlace", target: "left" }, invalidDestination] },
  on: {
    now: [{ guard: "hasPlace", target: "left" }, invalidDestination],
    stay: { target: "form", actions: "dropTarget" },
  },
} as const;
const whenKept = (kind: LoginKept["kind"]) => ({ type: "keptIs" as const, params: { kind } });

/**
 * Signs a user in by password (and a code if the account requires one), by enterprise single sign-on, or by
 * claiming a session. Secrets are not stored in the context. A reload resumes countdowns and repeats no
 * request.
 */
export const loginMachine = loginSetup.createMachine({
  id: "login",
  context: ({ input }) => loginContext(input),
  initial: "routing",
  on: {
    "elsewhere.known": {
      actions: { type: "rememberElsewhere", params: ({ event }) => ({ elsewhere: event.elsewhere }) },
    },
  },
  states: {
    routing: {
      exit: "dropKept",
      always: [
        // A new claim takes precedence over the state that the previous page kept.
        { guard: "hasClaim", target: "claiming" },
        { guard: whenKept("agentNotice"), target: "agentNotice" },
        { guard: whenKept("levelRefused"), target: "levelRefused" },
        { guard: whenKept("locked"), target: "form.locked", actions: tell("attempts") },
        { guard: whenKept("enterpriseLocked"), target: "form.enterpriseLocked", actions: tell("attempts") },
        { guard: "isPresentForFeedback", target: "feedback" },
        { guard: "wasAskedFromEnterprise", target: "form.enterprise", actions: tell("interrupted") },
        { guard: whenKept("enterprise"), target: "form.enterprise" },
        { guard: whenKept("asked"), target: "form", actions: tell("interrupted") },
        { target: "form" },
      ],
    },
    form: {
      initial: "credentials",
      on: { "network.found": { guard: "isOffline", actions: "forget" } },
      states: {
        credentials: {
          on: {
            submit: [...submitOf("credentials", "#login.submitting.credentials")],
            edit: { actions: "forget" },
            "enterprise.wanted": { target: "enterprise", actions: "forget" },
          },
        },
        otp: {
          tags: "code",
          on: {
            submit: [...submitOf("otp", "#login.submitting.otp")],
            edit: { actions: "forget" },
            back: { target: "credentials", actions: "forget" },
          },
        },
        enterprise: {
          tags: "enterprise",
          on: {
            submit: [...submitOf("enterprise", "#login.sso")],
            edit: { actions: "forget" },
            back: { target: "credentials", actions: "forget" },
          },
        },
        locked: {
          tags: "locked",
          exit: ["forget", "dropTarget"],
          after: { countdown: "credentials" },
          on: { edit: "credentials", "enterprise.wanted": "enterprise" },
        },
        enterpriseLocked: {
          tags: ["enterprise", "locked"],
          exit: ["forget", "dropTarget"],
          after: { countdown: "enterprise" },
          on: { edit: "enterprise", back: "credentials" },
        },
      },
    },
    submitting: {
      tags: "busy",
      entry: "forget",
      states: {
        credentials: {
          invoke: {
            src: "postLogin",
            input: ({ event }) => credentialsOf(event),
            onDone: [...signInTransitions("credentials")],
            onError: { target: "#login.form.credentials", actions: tell("unknown") },
          },
          after: { patience: { target: "#login.form.credentials", actions: tell("offline") } },
          on: { cancel: "#login.form.credentials", "enterprise.wanted": "#login.form.enterprise" },
        },
        otp: {
          tags: "code",
          invoke: {
            src: "postLogin",
            input: ({ event }) => credentialsOf(event),
            onDone: [...signInTransitions("otp")],
            onError: { target: "#login.form.otp", actions: tell("unknown") },
          },
          after: { patience: { target: "#login.form.otp", actions: tell("offline") } },
          on: { cancel: "#login.form.otp", back: "#login.form.credentials" },
        },
      },
      initial: "credentials",
    },
    /** Claims a session that was opened elsewhere. The request is sent only once, even if it fails. */
    claiming: {
      tags: "busy",
      exit: "dropClaim",
      invoke: {
        src: "claim",
        input: ({ context }) => ({ id: context.claimId ?? "" }),
        onDone: [...signInTransitions("claim")],
        onError: { target: "form", actions: tell("unknown") },
      },
      after: { patience: { target: "form", actions: tell("offline") } },
      on: { cancel: "form" },
    },
    sso: {
      tags: ["busy", "enterprise"],
      entry: "forget",
      initial: "asking",
      on: { cancel: "form.enterprise", back: "form.credentials" },
      states: {
        asking: {
          invoke: {
            src: "startSso",
            input: ({ event }) => credentialsOf(event),
            onDone: [...ssoTransitions],
            onError: { target: "#login.form.enterprise", actions: tell("unknown") },
          },
          after: { patience: { target: "#login.form.enterprise", actions: tell("offline") } },
        },
        /**
         * The browser is opening the identity provider. If this page is still open after ten seconds, a
         * message is shown.
         */
        leaving: { after: { departure: { target: "#login.form.enterprise", actions: tell("notLeft") } } },
      },
    },
    agentNotice: notice,
    levelRefused: notice,
    welcomed: { always: [{ guard: "wantsFeedback", target: "feedback" }, { target: "arrived" }] },
    feedback: {
      tags: "busy",
      invoke: {
        src: "giveFeedback",
        onDone: [
          {
            guard: { type: "isOk", params: ({ event }) => ({ outcome: event.output }) },
            target: "left",
            actions: { type: "end", params: { end: "gone" } },
          },
          { target: "arrived", actions: { type: "end", params: { end: "withoutFeedback" } } },
        ],
        onError: { target: "arrived", actions: { type: "end", params: { end: "withoutFeedback" } } },
      },
      after: {
        patience: { target: "arrived", actions: { type: "end", params: { end: "withoutFeedback" } } },
      },
    },
    arrived: { type: "final" },
    left: { type: "final" },
  },
  output: ({ context: { end, target, redirect } }): LoginEnd => {
    if (end === "gone") return { gone: true };
    if (target !== null) return { leave: target };
    return end === "withoutFeedback" ? { go: redirect, withoutFeedback: true } : { go: redirect };
  },
});

/** Returns the input of a request with credentials. Only the `submit` event starts one. */
function credentialsOf(event: LoginEvent): Credentials {
  if (event.type !== "submit") throw new Error(`expected a "submit" event, received "${event.type}"`);
  return event.credentials;
}

export type LoginRef = ActorRefFrom<typeof loginMachine>;
type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

export const isBusy = (snapshot: LoginSnapshot): boolean => snapshot.hasTag("busy");
export const asksForCode = (snapshot: LoginSnapshot): boolean => snapshot.hasTag("code");
export const isLocked = (snapshot: LoginSnapshot): boolean => snapshot.hasTag("locked");
export const noticeOf = (snapshot: LoginSnapshot): "agentNotice" | "levelRefused" | null =>
  snapshot.matches("agentNotice") ? "agentNotice" : snapshot.matches("levelRefused") ? "levelRefused" : null;

/** Returns the part of a login to keep for a reload; null if a reload starts over. */
export function keptOf(snapshot: LoginSnapshot): LoginKept | null {
  const { claimId, target } = snapshot.context;
  const deadline = snapshot.context.deadline ?? 0;
  if (snapshot.status !== "active") return null;
  if (snapshot.matches({ submitting: "credentials" }))
    return { kind: "asked", from: "credentials", claimId: null };
  if (snapshot.matches({ submitting: "otp" })) return { kind: "asked", from: "otp", claimId: null };
  if (snapshot.matches({ sso: "asking" })) return { kind: "asked", from: "enterprise", claimId: null };
  if (snapshot.matches("claiming")) return { kind: "asked", from: "claim", claimId };
  if (snapshot.matches({ form: "locked" })) return { kind: "locked", deadline };
  if (snapshot.matches({ form: "enterpriseLocked" })) return { kind: "enterpriseLocked", deadline };
  if (snapshot.matches("agentNotice")) return { kind: "agentNotice", deadline, target: target ?? "" };
  if (snapshot.matches("levelRefused")) return { kind: "levelRefused", deadline, target: target ?? "" };
  return snapshot.matches({ form: "enterprise" }) || snapshot.matches({ sso: "leaving" })
    ? { kind: "enterprise" }
    : null;
}

const isTime = (value: unknown): boolean => typeof value === "number" && Number.isFinite(value);

/** Parses a kept state. Returns null if it is invalid. */
export function readLoginKept(text: string | null): LoginKept | null {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "null");
  } catch {
    return null;
  }
  if (typeof kept !== "object" || kept === null || !("kind" in kept)) return null;
  const { kind, deadline, target, from, claimId } = {
    deadline: null,
    target: null,
    from: null,
    claimId: null,
    ...kept,
  };
  const isValid =
    kind === "enterprise" ||
    (kind === "asked" &&
      (claimId === null || typeof claimId === "string") &&
      ["credentials", "otp", "enterprise", "claim"].includes(String(from))) ||
    ((kind === "locked" || kind === "enterpriseLocked") && isTime(deadline)) ||
    ((kind === "agentNotice" || kind === "levelRefused") && isTime(deadline) && typeof target === "string");
  return isValid ? (kept as LoginKept) : null; // every member was checked
}
