import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, setup } from "xstate";
import { notProvided } from "./not-provided.ts";
import { type Outcome, hasCode, hasStatus } from "./outcome.ts";
import { answered, coded, ok, outcomeGuards, outcomeOf, unanswered } from "./outcome-guards.ts";
import { type NewPassword, type ResetFault, type ResetKind, faultsIn, isEmail, isPin, plainEmail, plainPin } from "./password-reset-form.ts";
import { type ResetRecord, resetContext } from "./password-reset-record.ts";

/** An answer, and when (ms) it came: waiting counts from there. */
type Answered<Value> = Outcome<Value> & { readonly at: number };

/** What the person is told; each has its text in the dictionary. */
export type ResetProblem =
  | "linkUnknown"
  | "linkExpired"
  | "policy"
  | "weak"
  | "tooManyLinks"
  | "alreadyActivated"
  | "activeRequest"
  | "pin"
  | "tries"
  | "unknown"
  | "terms"
  | "offline"
  | "interrupted";

const PLACES = ["email", "pin", "newPassword", "checkingLink", "linkUnanswered", "invalidUrl", "expired", "tooMany", "activated", "done"] as const;
export type ResetPlace = (typeof PLACES)[number];

export interface ResetContext {
  readonly kind: ResetKind;
  /** Whether the page was opened by a link from a mail; its token stays in the wiring. */
  readonly byLink: boolean;
  /** Where the flow begins. */
  readonly place: ResetPlace;
  readonly email: string;
  /** The request that the PIN belongs to, and for whom it was put. */
  readonly request: { readonly id: string; readonly email: string } | null;
  readonly tries: number;
  /** Wall times, ms: when another mail may be asked for, when links may be asked for again, and the latest time that was told. */
  readonly resendAt: number | null;
  readonly deadline: number | null;
  readonly at: number;
  readonly problem: ResetProblem | null;
  readonly faults: readonly ResetFault[];
}

export interface ResetInput {
  readonly kind: ResetKind;
  readonly byLink: boolean;
  /** Whether the wiring still holds what allows to set a password. */
  readonly hasGrant: boolean;
  readonly now: number;
  readonly record?: ResetRecord | null;
}

type ResetEvent =
  | { type: "link.wanted"; email: string }
  | { type: "pin.entered"; pin: string }
  | { type: "password.chosen"; chosen: NewPassword }
  | { type: "resend"; at: number }
  | { type: "newLink" }
  | { type: "retry" }
  | { type: "back" }
  | { type: "cancel" }
  | { type: "edit" }
  | { type: "toLogin" }
  | { type: "network.found" };

const TRIES = 5;
const DAY = 86_400_000;
const RESEND_AFTER = 60_000;

const tell = (problem: ResetProblem) => ({ type: "tell" as const, params: { problem } });
const tellFault = (fault: ResetFault) => ({ type: "tellFaults" as const, params: { faults: [fault] } });

/** The ways out of every request that say nothing about what it asked for. */
const silent = (origin: ResetPlace) => [{ guard: unanswered, target: origin, actions: tell("offline") }, { target: origin, actions: tell("unknown") }] as const;
const broken = (origin: ResetPlace) => ({ target: origin, actions: tell("unknown") });
const slow = (origin: ResetPlace) => ({ patience: { target: origin, actions: tell("offline") } });

const asked = (origin: "email" | "pin") =>
  [
    { guard: ok, target: "pin", actions: { type: "keepRequest", params: ({ event }: { event: { output: Answered<{ request: string }> } }) => ({ outcome: event.output }) } },
    { guard: answered(429), target: "tooMany", actions: [tell("tooManyLinks"), { type: "waitADay", params: ({ event }: { event: { output: { at: number } } }) => ({ at: event.output.at }) }] },
    { guard: coded("already-activated"), target: "activated", actions: tell("alreadyActivated") },
    // The PIN of the active request can be entered here, if this is where it was asked for.
    ...(origin === "email" ? [{ guard: { type: "isKnownActive" as const, params: outcomeOf }, target: "pin", actions: tell("activeRequest") }] : []),
    { guard: coded("reset-active"), target: origin, actions: tell("activeRequest") },
    { guard: answered(422), target: "email", actions: tellFault("email") },
    ...silent(origin),
  ] as const;

/** The browser that put a request may put another in its place; for everybody else the first one stands. */
const requested = ({ context: { email, kind, request } }: { context: ResetContext }) => ({ email, kind, replaces: request?.email === email ? request.id : null });

const asking = (origin: "email" | "pin") =>
  ({
    tags: "busy",
    entry: "forget",
    invoke: { src: "request", input: requested, onDone: [...asked(origin)], onError: broken(origin) },
    after: slow(origin),
    on: { cancel: origin },
  }) as const;

/** A new password for who forgot it, and the first one for who was invited: by e-mail and PIN, or by a link from a mail. */
export const passwordResetMachine = setup({
  types: {
    input: {} as ResetInput,
    context: {} as ResetContext,
    events: {} as ResetEvent,
    output: {} as { readonly go: "/login" },
    tags: {} as "busy",
  },
  actors: {
    request: fromPromise<Answered<{ request: string }>, { email: string; kind: ResetKind; replaces: string | null }>(notProvided("request")),
    /** Keeps the grant that it is answered with to itself, for `save`. */
    checkPin: fromPromise<Outcome<null>, { request: string; pin: string }>(notProvided("checkPin")),
    /** Knows the link's token, keeps the grant that it is answered with to itself, for `save`. */
    checkLink: fromPromise<Outcome<{ kind: ResetKind }>>(notProvided("checkLink")),
    /** Sets the password by the grant, which is spent then. */
    save: fromPromise<Outcome<null>, { kind: ResetKind; password: string; agreement: boolean }>(notProvided("save")),
  },
  actions: {
    /** Provided: the session is told that a password changed, which ends all sessions of that person. */
    announceChange: notProvided("announceChange"),
    tell: assign((_, { problem }: { problem: ResetProblem }) => ({ problem, faults: [] })),
    tellFaults: assign((_, { faults }: { faults: readonly ResetFault[] }) => ({ faults, problem: null })),
    forget: assign({ problem: null, faults: [] }),
    rememberEmail: assign((_, { email }: { email: string }) => ({ email: plainEmail(email) })),
    keepRequest: assign(({ context }, { outcome }: { outcome: Answered<{ request: string }> }) =>
      outcome.kind === "ok" ? { request: { id: outcome.value.request, email: context.email }, tries: 0, resendAt: outcome.at + RESEND_AFTER } : {},
    ),
    dropRequest: assign({ request: null, tries: 0, resendAt: null, deadline: null }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    waitADay: assign((_, { at }: { at: number }) => ({ deadline: at + DAY, at })),
    keepKind: assign((_, { outcome }: { outcome: Outcome<{ kind: ResetKind }> }) => (outcome.kind === "ok" ? { kind: outcome.value.kind } : {})),
  },
  guards: {
    ...outcomeGuards,
    startsAt: ({ context }, { place }: { place: ResetPlace }) => context.place === place,
    isEmail: (_, { email }: { email: string }) => isEmail(email),
    isPin: (_, { pin }: { pin: string }) => isPin(pin),
    isComplete: ({ context }, { chosen }: { chosen: NewPassword }) => faultsIn(chosen, context.kind).length === 0,
    isRested: ({ context }, { at }: { at: number }) => context.resendAt === null || at >= context.resendAt,
    isActivation: ({ context }, { outcome }: { outcome: Outcome<unknown> }) => outcome.kind === "ok" && context.kind === "activation",
    isRequestKnown: ({ context }) => context.request?.email === context.email,
    isKnownActive: ({ context }, { outcome }: { outcome: Outcome<unknown> }) => hasCode(outcome, "reset-active") && context.request?.email === context.email,
    isWrongPin: (_, { outcome }: { outcome: Outcome<unknown> }) => hasStatus(outcome, 401) || hasCode(outcome, "pin-wrong"),
    isLastWrongPin: ({ context }, { outcome }: { outcome: Outcome<unknown> }) => context.tries + 1 >= TRIES && (hasStatus(outcome, 401) || hasCode(outcome, "pin-wrong")),
    isOffline: ({ context }) => context.problem === "offline",
  },
  delays: { patience: 15_000, rest: ({ context }) => Math.max(0, (context.deadline ?? 0) - context.at) },
}).createMachine({
  id: "passwordReset",
  context: ({ input }) => resetContext(input),
  initial: "starting",
  on: { toLogin: ".left", "network.found": { guard: "isOffline", actions: "forget" } },
  states: {
    starting: { always: PLACES.map((place) => ({ guard: { type: "startsAt" as const, params: { place } }, target: place })) },
    email: {
      on: {
        "link.wanted": [
          { guard: { type: "isEmail", params: ({ event }) => event }, target: "requesting", actions: { type: "rememberEmail", params: ({ event }) => event } },
          { actions: tellFault("email") },
        ],
        edit: { actions: "forget" },
      },
    },
    requesting: asking("email"),
    pin: {
      on: {
        "pin.entered": [{ guard: { type: "isPin", params: ({ event }) => event }, target: "checkingPin" }, { actions: tellFault("pin") }],
        resend: { guard: { type: "isRested", params: ({ event }) => event }, target: "resending" },
        back: { target: "email", actions: "forget" },
        edit: { actions: "forget" },
      },
    },
    resending: asking("pin"),
    checkingPin: {
      tags: "busy",
      entry: "forget",
      invoke: {
        src: "checkPin",
        input: ({ context, event }) => ({ request: context.request?.id ?? "", pin: event.type === "pin.entered" ? plainPin(event.pin) : "" }),
        onDone: [
          { guard: ok, target: "newPassword" },
          { guard: { type: "isLastWrongPin", params: outcomeOf }, target: "email", actions: [tell("tries"), "dropRequest"] },
          { guard: { type: "isWrongPin", params: outcomeOf }, target: "pin", actions: [tell("pin"), "countTry"] },
          { guard: answered(410), target: "expired", actions: tell("linkExpired") },
          ...silent("pin"),
        ],
        onError: broken("pin"),
      },
      after: slow("pin"),
      on: { cancel: "pin" },
    },
    checkingLink: {
      tags: "busy",
      entry: "forget",
      invoke: {
        src: "checkLink",
        onDone: [
          { guard: ok, target: "newPassword", actions: { type: "keepKind", params: ({ event }) => ({ outcome: event.output }) } },
          { guard: answered(400), target: "invalidUrl", actions: tell("linkUnknown") },
          { guard: answered(404), target: "invalidUrl", actions: tell("linkUnknown") },
          { guard: answered(409), target: "activated", actions: tell("alreadyActivated") },
          { guard: answered(410), target: "expired", actions: tell("linkExpired") },
          ...silent("linkUnanswered"),
        ],
        onError: broken("linkUnanswered"),
      },
      after: slow("linkUnanswered"),
    },
    /** Nobody could say whether the link is good. */
    linkUnanswered: {
      on: { retry: "checkingLink", "network.found": { guard: "isOffline", target: "checkingLink" }, newLink: { target: "email", actions: "forget" } },
    },
    newPassword: {
      on: {
        "password.chosen": [
          { guard: { type: "isComplete", params: ({ event }) => event }, target: "saving" },
          { actions: { type: "tellFaults", params: ({ context, event }) => ({ faults: faultsIn(event.chosen, context.kind) }) } },
        ],
        edit: { actions: "forget" },
      },
    },
    saving: {
      tags: "busy",
      entry: "forget",
      invoke: {
        src: "save",
        input: ({ context: { kind }, event }) => ({ kind, ...chosenIn(event) }),
        onDone: [
          { guard: { type: "isActivation", params: outcomeOf }, target: "done", actions: "dropRequest" },
          { guard: ok, target: "done", actions: ["dropRequest", "announceChange"] },
          { guard: coded("weak-password"), target: "newPassword", actions: tell("weak") },
          { guard: coded("terms-not-accepted"), target: "newPassword", actions: tell("terms") },
          { guard: coded("password-policy"), target: "newPassword", actions: tell("policy") },
          { guard: answered(422), target: "newPassword", actions: tell("policy") },
          { guard: coded("already-activated"), target: "activated", actions: tell("alreadyActivated") },
          { guard: answered(410), target: "expired", actions: tell("linkExpired") },
          ...silent("newPassword"),
        ],
        onError: broken("newPassword"),
      },
      after: slow("newPassword"),
    },
    invalidUrl: { on: { newLink: { target: "email", actions: "forget" } } },
    expired: { entry: "dropRequest", on: { newLink: { target: "email", actions: "forget" } } },
    tooMany: {
      after: { rest: { target: "email", actions: ["forget", "dropRequest"] } },
      on: {
        back: [
          { guard: "isRequestKnown", target: "pin", actions: "forget" },
          { target: "email", actions: "forget" },
        ],
      },
    },
    activated: {},
    done: {},
    left: { type: "final" },
  },
  output: { go: "/login" },
});

/** Only a chosen password leads to the request; it is the request's input. */
function chosenIn(event: ResetEvent): { password: string; agreement: boolean } {
  if (event.type !== "password.chosen") throw new Error(`nothing to save in "${event.type}"`);
  return { password: event.chosen.password, agreement: event.chosen.agreement };
}

export type ResetRef = ActorRefFrom<typeof passwordResetMachine>;
export type ResetSnapshot = SnapshotFrom<typeof passwordResetMachine>;

export const isBusy = (snapshot: ResetSnapshot): boolean => snapshot.hasTag("busy");
export const resetProblem = (snapshot: ResetSnapshot): ResetProblem | null => snapshot.context.problem;
export const resetFaults = (snapshot: ResetSnapshot): readonly ResetFault[] => snapshot.context.faults;
