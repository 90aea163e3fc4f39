// Types, checks, actors and actions of the password reset; the states are in password-reset.ts.

import { assign, fromPromise, setup } from "xstate";
import { hasCode, hasStatus, notProvided, type Outcome, outcomeGuards } from "./request-outcome.ts";

export type ResetKind = "reset" | "activation";

/** Typed values of a new password. They go from the form to the request, never into a machine's context. */
interface NewPassword {
  readonly password: string;
  readonly repeat: string;
  readonly agreement: boolean;
}

/** Faults that the console finds in typed values before it sends a request. */
export type ResetFault = "email" | "pin" | "short" | "policy" | "mismatch" | "terms";

/** Normalizes an email address for requests and comparison. */
const plainEmail = (typed: string): string => typed.trim().toLowerCase();

const isEmail = (typed: string): boolean => /^[^\s@]+@[^\s@]+$/.test(plainEmail(typed));

/** Removes spaces from a PIN, because people type it in groups. */
export const plainPin = (typed: string): string => typed.replaceAll(/\s/g, "");

const isPin = (typed: string): boolean => /^\d{8}$/.test(plainPin(typed));

export function faultsIn({ password, repeat, agreement }: NewPassword, kind: ResetKind): ResetFault[] {
  const fault = passwordFault(password);
  return [
    ...(fault ? [fault] : []),
    ...(password === repeat ? [] : ["mismatch" as const]),
    ...(kind === "activation" && !agreement ? ["terms" as const] : []),
  ];
}

const CLASSES = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u];

/**
 * Checks a new password. `short`: fewer than 6 characters; `policy`: fewer than 8, or without an upper and a
 * lower case letter, a digit and a special character.
 */
export function passwordFault(password: string): "short" | "policy" | null {
  const { length } = Array.from(password);
  if (length < 6) return "short";
  return length >= 8 && CLASSES.every((pattern) => pattern.test(password)) ? null : "policy";
}

const TRIES = 5;

const DAY = 86_400_000;

const RESEND_AFTER = 60_000;

/** Actors, actions, guards and delays of the password reset chart. */
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
    /**
     * Checks a PIN. The platform returns a grant: a secret that allows setting the password once. The
     * provided actor keeps the grant for `save`, outside of the context.
     */
    checkPin: fromPromise<Outcome<null>, { request: string; pin: string }>(notProvided("checkPin")),
    /**
     * Checks the token of the emailed link. The provided actor keeps the returned grant for `save`, outside
     * of the context.
     */
    checkLink: fromPromise<Outcome<{ kind: ResetKind }>>(notProvided("checkLink")),
    /** Sets the password with the kept grant. */
    save: fromPromise<Outcome<null>, { kind: ResetKind; password: string; agreement: boolean }>(
      notProvided("save"),
    ),
  },
  actions: {
    /** Provided: notifies the session that a password changed, which ends all sessions of that user. */
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

/** Response, and the time (ms) it was received. Waiting times count from that time. */
export type Answered<Value> = Outcome<Value> & { readonly at: number };

/** Messages for the user; each has a text in the dictionary. */
export type ResetProblem =
  | "linkUnknown"
  | "linkExpired"
  | "policy"
  | "weak"
  | "tooManyLinks"
  | "tooOften"
  | "alreadyActivated"
  | "activeRequest"
  | "pin"
  | "tries"
  | "unknown"
  | "terms"
  | "offline"
  | "interrupted";

/** Possible initial states of a reset. */
export const PLACES = [
  "email",
  "pin",
  "newPassword",
  "checkingLink",
  "linkUnanswered",
  "invalidUrl",
  "expired",
  "tooMany",
  "activated",
  "done",
] as const;

export type ResetPlace = (typeof PLACES)[number];

export interface ResetContext {
  readonly kind: ResetKind;
  /** True if the page was opened by an emailed link. The token of the link is not in the context. */
  readonly byLink: boolean;
  /** Initial state. */
  readonly place: ResetPlace;
  readonly email: string;
  /** The request that sent the PIN, and its email address. */
  readonly request: { readonly id: string; readonly email: string } | null;
  /** Number of wrong PINs for this request. */
  readonly tries: number;
  /**
   * Wall times (ms). `resendAt`: from when another email can be requested. `deadline`: after too many
   * requests, the time from which links can be requested again. `at`: start of the wait until `deadline`.
   */
  readonly resendAt: number | null;
  readonly deadline: number | null;
  readonly at: number;
  readonly problem: ResetProblem | null;
  readonly faults: readonly ResetFault[];
}

/** Part of a reset that is kept for a reload: state and email. No PIN, no password, no grant. */
export type ResetRecord = Omit<ResetContext, "at" | "faults">;

export interface ResetInput {
  readonly kind: ResetKind;
  readonly byLink: boolean;
  /** True if the grant that allows a new password is still stored. */
  readonly hasGrant: boolean;
  readonly now: number;
  readonly record?: ResetRecord | null;
}

export type ResetEvent =
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

/** Returns the context of the record if all that its state requires is still stored; otherwise a new one. */
export function resetContext({ kind, byLink, hasGrant, now, record }: ResetInput): ResetContext {
  const fresh: ResetContext = {
    kind,
    byLink,
    place: byLink ? "checkingLink" : "email",
    email: "",
    request: null,
    tries: 0,
    resendAt: null,
    deadline: null,
    at: now,
    problem: null,
    faults: [],
  };
  // A record of a reset by PIN is not restored on the page of an emailed link, and vice versa.
  if (!record || record.byLink !== byLink) return fresh;
  if (record.place === "pin" && record.request === null) return fresh;
  if (record.place === "newPassword" && !hasGrant)
    return { ...fresh, kind: record.kind, email: record.email, problem: byLink ? null : "interrupted" };
  return { ...record, at: now, faults: [] };
}
