// Types, checks and transitions after a response that the states in login.ts use.

import { hasStatus, isPassing, type Outcome } from "./request-outcome.ts";

/** Part of a login that is kept for a reload: its state, never typed values. */
export type LoginKept =
  /**
   * A request was in progress, and the reload loses its response. A claim with the same id is not sent again.
   */
  | { readonly kind: "asked"; readonly from: Origin; readonly claimId: string | null }
  /** `deadline` is wall time, ms. */
  | { readonly kind: "locked" | "enterpriseLocked"; readonly deadline: number }
  | { readonly kind: "agentNotice" | "levelRefused"; readonly deadline: number; readonly target: string }
  | { readonly kind: "enterprise" };

/**
 * Result of a login. `go`: open a page of this console; `withoutFeedback`: the feedback tool could not be
 * opened. `leave`: open another site. `gone`: the browser is already leaving the page.
 */
export type LoginEnd =
  | { readonly go: string; readonly withoutFeedback?: true }
  | { readonly leave: string }
  | { readonly gone: true };

export interface LoginInput {
  /** Path of this console to open after the login. */
  readonly redirect: string;
  /**
   * URL of the site for users whose level number is above 4. Empty until the URL is loaded; the form is shown
   * before that.
   */
  readonly elsewhere: string;
  /**
   * `feedback`: the login is for the feedback tool. `present`: the user is already signed in, so the tool can
   * be opened immediately.
   */
  readonly feedback?: boolean;
  readonly present?: boolean;
  /** Id of a session that was opened elsewhere and can be claimed once. */
  readonly claimId?: string | null;
  /** State kept by the previous page, and the current time (ms). */
  readonly kept?: LoginKept | null;
  readonly now?: number;
}

export interface LoginContext {
  readonly redirect: string;
  readonly elsewhere: string;
  readonly feedback: boolean;
  readonly present: boolean;
  readonly claimId: string | null;
  readonly kept: LoginKept | null;
  readonly problem: LoginProblem | null;
  readonly missing: readonly LoginField[];
  /** True if the code step also asks for the credentials, because the user has not typed any. */
  readonly whole: boolean;
  readonly target: string | null;
  /**
   * `deadline`: wall time (ms) at which a notice redirects or a lock ends. `left`: time (ms) until then,
   * measured when the notice or lock started or was restored.
   */
  readonly deadline: number | null;
  readonly left: number;
  readonly end: "go" | "gone" | "withoutFeedback";
}

export type LoginEvent =
  | { type: "submit"; credentials: Credentials }
  | { type: "cancel" }
  | { type: "edit" }
  | { type: "back" }
  /** Choices in a notice of a redirect: redirect immediately (`now`) or return to the form (`stay`). */
  | { type: "now" }
  | { type: "stay" }
  /** The user chose enterprise single sign-on instead of a password. */
  | { type: "enterprise.wanted" }
  | { type: "elsewhere.known"; elsewhere: string }
  | { type: "network.found" };

/** Returns a new context, or one restored from the kept state. If the deadline has passed, `left` is 0. */
export function loginContext({
  redirect,
  elsewhere,
  feedback = false,
  present = false,
  claimId = null,
  kept = null,
  now = 0,
}: LoginInput): LoginContext {
  return {
    redirect,
    elsewhere,
    feedback,
    present,
    claimId,
    kept,
    problem: null,
    missing: [],
    whole: false,
    end: "go",
    target: kept && "target" in kept ? kept.target : null,
    deadline: kept && "deadline" in kept ? kept.deadline : null,
    left: kept && "deadline" in kept ? Math.max(0, kept.deadline - now) : 0,
  };
}

/** Typed values. They go from the form to the request and are never stored in a machine's context. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly otp?: string;
  readonly remember: boolean;
  readonly agreement: boolean;
}

/** Response to correct credentials; a session requires both tokens. */
interface LoginAnswer {
  readonly level: number;
  readonly accessToken?: string;
  readonly refreshToken?: string;
  readonly redirect: boolean;
  readonly location?: string;
  readonly remember: boolean;
}

/** Response, and the time (ms) it was received. Deadlines count from that time. */
export type Answered = Outcome<LoginAnswer> & { readonly at: number };

/** Response to the start of single sign-on: the URL of the identity provider. */
export type SsoAnswered = Outcome<{ readonly location: string }> & { readonly at: number };

export type AnyAnswered = Outcome<object> & { readonly at: number };

/** Messages for the user; each has a text in the dictionary. */
export type LoginProblem =
  | "terms"
  | "credentials"
  | "secondFactor"
  | "codeExpired"
  | "subscription"
  | "address"
  | "attempts"
  | "sessionExpired"
  | "server"
  | "offline"
  | "unknown"
  /** The page was reloaded during a request. */
  | "interrupted"
  /** The browser did not open the identity provider. */
  | "notLeft"
  /** The site for the account is unknown, or its URL is not a web URL. */
  | "nowhere";

export type LoginField = "email" | "password" | "otp" | "terms";

/** Steps in which the user types. */
export type Step = "credentials" | "otp" | "enterprise";

/** Steps from which a request is sent; `claim` needs no typing. */
export type Origin = Step | "claim";

/** Highest level number that may sign in to this console. Higher numbers have fewer permissions. */
const MAX_LEVEL = 4;

const CODE = /^(\d{6}|[0-9A-Za-z-]{8,32})$/;

const EMAIL = /^[^\s@]+@[^\s@]+$/;

/**
 * Returns the fields that are missing or invalid. Only the step `otp` requires a code: six digits, or a
 * backup code.
 */
export function missingIn({ email, password, otp = "", agreement }: Credentials, step: Step): LoginField[] {
  const missing: LoginField[] = [];
  if (email.trim() === "" || (step === "enterprise" && !EMAIL.test(email.trim()))) missing.push("email");
  if (password === "" && step !== "enterprise") missing.push("password");
  if (step === "otp" && !CODE.test(otp.trim())) missing.push("otp");
  if (!agreement) missing.push("terms");
  return missing;
}

/**
 * Returns true for an agent account, which the platform redirects to another application. Checked before the
 * level.
 */
export const isAgent = (outcome: Answered): boolean =>
  outcome.kind === "ok" && outcome.value.redirect && Boolean(outcome.value.location);

export const isLevelRefused = (outcome: Answered): boolean =>
  outcome.kind === "ok" && outcome.value.level > MAX_LEVEL;

export const hasTokens = (outcome: Answered): boolean =>
  outcome.kind === "ok" && Boolean(outcome.value.accessToken && outcome.value.refreshToken);

/** Returns true for an HTTP(S) URL or a path of this site. */
export function isWebPlace(address: string): boolean {
  try {
    return /^https?:$/.test(new URL(address, "https://console.invalid").protocol);
  } catch {
    return false;
  }
}

interface Settled<Out extends AnyAnswered> {
  readonly event: { readonly output: Out };
}

const outcomeOf = <Out extends AnyAnswered>({ event }: Settled<Out>) => ({ outcome: event.output });

const answered = (status: number) => ({
  type: "answered" as const,
  params: ({ event }: Settled<AnyAnswered>) => ({ outcome: event.output, status }),
});

export const tell = (problem: LoginProblem) => ({ type: "tell" as const, params: { problem } });

const askForCode = (whole: boolean) => ({ type: "askForCode" as const, params: { whole } });

/** State after a failed request, by the origin of the request. */
const BACK = {
  credentials: "#login.form.credentials",
  otp: "#login.form.otp",
  enterprise: "#login.form.enterprise",
  claim: "#login.form.credentials",
} as const satisfies Record<Origin, string>;

/** State after a refusal that also ends the code step. */
const START = { ...BACK, otp: "#login.form.credentials" } as const;

const LOCKED = {
  ...START,
  credentials: "#login.form.locked",
  otp: "#login.form.locked",
  enterprise: "#login.form.enterpriseLocked",
  claim: "#login.form.locked",
} as const;

/** Returns the transitions for all failed requests of an origin. */
const errorTransitions = (origin: Origin) =>
  [
    { guard: answered(400), target: BACK[origin], actions: tell("terms") },
    {
      guard: answered(401),
      target: BACK[origin],
      actions: tell(origin === "otp" ? "secondFactor" : "credentials"),
    },
    { guard: answered(402), target: START[origin], actions: tell("subscription") },
    { guard: answered(403), target: START[origin], actions: tell("address") },
    {
      guard: answered(410),
      target: LOCKED[origin],
      actions: [tell("attempts"), { type: "countLock" as const, params: outcomeOf<AnyAnswered> }],
    },
    // A 412 means that a code is required, or in the code step that the typed code has expired.
    {
      guard: answered(412),
      target: "#login.form.otp",
      actions: origin === "otp" ? tell("codeExpired") : askForCode(origin !== "credentials"),
    },
    { guard: answered(423), target: "#login.form.credentials", actions: tell("sessionExpired") },
    { guard: answered(429), target: BACK[origin], actions: tell("attempts") },
    {
      guard: { type: "isServerError", params: outcomeOf<AnyAnswered> },
      target: BACK[origin],
      actions: tell("server"),
    },
    {
      guard: { type: "isUnanswered", params: outcomeOf<AnyAnswered> },
      target: BACK[origin],
      actions: tell("offline"),
    },
    {
      guard: { type: "isUseless", params: outcomeOf<AnyAnswered> },
      target: START[origin],
      actions: tell("unknown"),
    },
    { target: BACK[origin], actions: tell("unknown") },
  ] as const;

/** Returns all transitions after a sign-in request. */
export const signInTransitions = (origin: Exclude<Origin, "enterprise">) =>
  [
    {
      guard: { type: "isAgent", params: outcomeOf<Answered> },
      target: "#login.agentNotice",
      actions: { type: "aimAtPanel", params: outcomeOf<Answered> },
    },
    {
      guard: { type: "isLevelRefused", params: outcomeOf<Answered> },
      target: "#login.levelRefused",
      actions: { type: "aimElsewhere", params: outcomeOf<Answered> },
    },
    {
      guard: { type: "hasTokens", params: outcomeOf<Answered> },
      target: "#login.welcomed",
      actions: { type: "keepTokens", params: outcomeOf<Answered> },
    },
    ...errorTransitions(origin),
  ] as const;

/** Transitions after the request for the identity provider's URL. */
export const ssoTransitions = [
  {
    guard: { type: "isOk", params: outcomeOf<SsoAnswered> },
    target: "#login.sso.leaving",
    actions: { type: "leaveFor", params: outcomeOf<SsoAnswered> },
  },
  ...errorTransitions("enterprise"),
] as const;

export const isStatus = (outcome: AnyAnswered, status: number): boolean => hasStatus(outcome, status);

export const isServerError = (outcome: AnyAnswered): boolean =>
  outcome.kind === "http" && outcome.status >= 500;

/** Returns true if there was no response. Server errors, which also match, are handled before. */
export const isUnanswered = (outcome: AnyAnswered): boolean => isPassing(outcome);

/**
 * Returns true for an invalid body, or for a success that no earlier transition handled, because it lacks
 * tokens.
 */
export const isUseless = (outcome: AnyAnswered): boolean =>
  outcome.kind === "ok" || outcome.kind === "bad-body";
