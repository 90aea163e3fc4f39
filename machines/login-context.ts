import { hasStatus, isPassing, type Outcome } from "./outcome.ts";

/** Part of a login that is kept for a reload: its state, never typed values. */
export type LoginKept =
  /** A request was sent and its response is lost; the id of a claim is not used again. */
  | { readonly kind: "asked"; readonly from: Origin; readonly claimId: string | null }
  /** `deadline` is wall time, ms. */
  | { readonly kind: "locked" | "enterpriseLocked"; readonly deadline: number }
  | { readonly kind: "agentNotice" | "levelRefused"; readonly deadline: number; readonly target: string }
  | { readonly kind: "enterprise" };

/**
 * End of the login: a page of this console, possibly without the feedback tool; another site; or leaving the
 * page.
 */
export type LoginEnd =
  | { readonly go: string; readonly withoutFeedback?: true }
  | { readonly leave: string }
  | { readonly gone: true };

export interface LoginInput {
  /** A path of this console. */
  readonly redirect: string;
  /** The place for accounts above level 4; the form is there before it is known. */
  readonly elsewhere: string;
  /** True if the login is for the feedback tool, with the current session if there is one. */
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
  /** True if the step of the code asks for the credentials too, because none were typed yet. */
  readonly whole: boolean;
  readonly target: string | null;
  /** Wall time (ms) at which a notice redirects or a lock ends, and the initial duration (ms). */
  readonly deadline: number | null;
  readonly left: number;
  readonly end: "go" | "gone" | "withoutFeedback";
}

export type LoginEvent =
  | { type: "submit"; credentials: Credentials }
  | { type: "cancel" }
  | { type: "edit" }
  | { type: "back" }
  | { type: "now" }
  | { type: "stay" }
  /** The enterprise's own sign-on, instead of a password. */
  | { type: "enterprise.wanted" }
  | { type: "elsewhere.known"; elsewhere: string }
  | { type: "network.found" };

/** Returns the initial context: new, or from the kept state. An expired deadline leaves no time. */
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

/** Typed values. They go from the form to the request and are never stored in a context. */
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

/** The answer and when (ms) it came: deadlines count from there. */
export type Answered = Outcome<LoginAnswer> & { readonly at: number };

/** URL of the identity provider. */
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
  /** The identity provider was to open, and did not. */
  | "notLeft"
  /** The account's place is unknown, or no address that a browser may be sent to. */
  | "nowhere";

export type LoginField = "email" | "password" | "otp" | "terms";

/** Steps with input. */
export type Step = "credentials" | "otp" | "enterprise";

/** Origins of a request. */
export type Origin = Step | "claim";

const TOP_LEVEL = 4;

const CODE = /^(\d{6}|[0-9A-Za-z-]{8,32})$/;

const EMAIL = /^[^\s@]+@[^\s@]+$/;

/**
 * Returns the missing fields before a request. A code is required in its own step only: six digits, or a
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

/** An agent account is known by where it is sent, and looked for before its level is. */
export const isAgent = (outcome: Answered): boolean =>
  outcome.kind === "ok" && outcome.value.redirect && Boolean(outcome.value.location);

export const isLevelRefused = (outcome: Answered): boolean =>
  outcome.kind === "ok" && outcome.value.level > TOP_LEVEL;

export const hasTokens = (outcome: Answered): boolean =>
  outcome.kind === "ok" && Boolean(outcome.value.accessToken && outcome.value.refreshToken);

/** Returns true if a browser may be sent there: an address of the web, or one of this site. */
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

/** The state in which a refused request leaves the person, by where it was put from. */
const BACK = {
  credentials: "#login.form.credentials",
  otp: "#login.form.otp",
  enterprise: "#login.form.enterprise",
  claim: "#login.form.credentials",
} as const satisfies Record<Origin, string>;

/** The same where the second step is over too. */
const START = { ...BACK, otp: "#login.form.credentials" } as const;

const LOCKED = {
  ...START,
  credentials: "#login.form.locked",
  otp: "#login.form.locked",
  enterprise: "#login.form.enterpriseLocked",
  claim: "#login.form.locked",
} as const;

/** The platform's every no, wherever it was asked from. */
const refusals = (origin: Origin) =>
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
    // The first 412 opens the code step; a second one means that the code had expired.
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

/** Every way out of a request that signs in. */
export const ways = (origin: Exclude<Origin, "enterprise">) =>
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
    ...refusals(origin),
  ] as const;

/** Every way out of the question where the identity provider is. */
export const ssoWays = [
  {
    guard: { type: "isOk", params: outcomeOf<SsoAnswered> },
    target: "#login.sso.leaving",
    actions: { type: "leaveFor", params: outcomeOf<SsoAnswered> },
  },
  ...refusals("enterprise"),
] as const;

export const isStatus = (outcome: AnyAnswered, status: number): boolean => hasStatus(outcome, status);

export const isServerError = (outcome: AnyAnswered): boolean =>
  outcome.kind === "http" && outcome.status >= 500;

export const isUnanswered = (outcome: AnyAnswered): boolean => isPassing(outcome);

/** Returns true for a response that violates the contract or lacks tokens. */
export const isUseless = (outcome: AnyAnswered): boolean =>
  outcome.kind === "ok" || outcome.kind === "bad-body";
