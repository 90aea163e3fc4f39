import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, setup } from "xstate";
import { notProvided } from "./not-provided.ts";
import { type Outcome, hasStatus, isPassing } from "./outcome.ts";

/** What a person typed. It travels from the form to the request and is kept in no context. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly otp?: string;
  readonly remember: boolean;
  readonly agreement: boolean;
}

/** The platform's answer to right credentials; without both tokens nobody is signed in. */
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

/** What the person is told; each has its text in the dictionary. */
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
  | "unknown";

export type LoginField = "email" | "password" | "otp" | "terms";

/** Where the login ends: on a page of this console, or in another place. */
export type LoginEnd = { readonly go: string } | { readonly leave: string };

interface LoginContext {
  readonly redirect: string;
  readonly elsewhere: string;
  readonly problem: LoginProblem | null;
  readonly missing: readonly LoginField[];
  readonly target: string | null;
  /** When (ms) a notice leads on by itself. */
  readonly deadline: number | null;
}

type LoginEvent =
  | { type: "submit"; credentials: Credentials }
  | { type: "cancel" }
  | { type: "edit" }
  | { type: "back" }
  | { type: "now" }
  | { type: "stay" }
  /** The place for accounts that do not belong here; the form is there before it is known. */
  | { type: "elsewhere.known"; elsewhere: string }
  | { type: "network.found" };

type Step = "credentials" | "otp";
interface Settled {
  readonly event: { readonly output: Answered };
}

const TOP_LEVEL = 4;

/** What is missing before anything is sent; a code only in its own step: six digits, or one of the backup codes. */
const missingIn = ({ email, password, otp = "", agreement }: Credentials, step: Step): LoginField[] => {
  const missing: LoginField[] = [];
  if (email.trim() === "") missing.push("email");
  if (password === "") missing.push("password");
  if (step === "otp" && !/^(\d{6}|[0-9A-Za-z-]{8,32})$/.test(otp.trim())) missing.push("otp");
  if (!agreement) missing.push("terms");
  return missing;
};

const outcomeOf = ({ event }: Settled) => ({ outcome: event.output });
const answered = (status: number) => ({ type: "answered" as const, params: ({ event }: Settled) => ({ outcome: event.output, status }) });
const forget = { type: "forget" as const };
const tell = (problem: LoginProblem) => ({ type: "tell" as const, params: { problem } });

/** Every way out of a request that was put from the given step. */
const ways = (step: Step) =>
  [
    { guard: { type: "isAgent", params: outcomeOf }, target: "#login.agentNotice", actions: { type: "aimAtPanel", params: outcomeOf } },
    { guard: { type: "isLevelRefused", params: outcomeOf }, target: "#login.levelRefused", actions: { type: "aimElsewhere", params: outcomeOf } },
    { guard: { type: "hasTokens", params: outcomeOf }, target: "#login.arrived", actions: { type: "keepTokens", params: outcomeOf } },
    { guard: answered(400), target: `#login.form.${step}`, actions: tell("terms") },
    { guard: answered(401), target: `#login.form.${step}`, actions: tell(step === "otp" ? "secondFactor" : "credentials") },
    { guard: answered(402), target: "#login.form.credentials", actions: tell("subscription") },
    { guard: answered(403), target: "#login.form.credentials", actions: tell("address") },
    { guard: answered(410), target: "#login.form.locked", actions: tell("attempts") },
    // The first 412 opens the code's step, a further one says that the code was too late.
    { guard: answered(412), target: "#login.form.otp", actions: step === "otp" ? tell("codeExpired") : forget },
    { guard: answered(423), target: "#login.form.credentials", actions: tell("sessionExpired") },
    { guard: { type: "isServerError", params: outcomeOf }, target: `#login.form.${step}`, actions: tell("server") },
    { guard: { type: "isUnanswered", params: outcomeOf }, target: `#login.form.${step}`, actions: tell("offline") },
    { target: `#login.form.${step}`, actions: tell("unknown") },
  ] as const;

/** Signing in with a password, and with the code that an account may ask for next. Secrets pass through and are not kept. */
export const loginMachine = setup({
  types: {
    input: {} as { redirect: string; elsewhere: string },
    context: {} as LoginContext,
    events: {} as LoginEvent,
    output: {} as LoginEnd,
    tags: {} as "busy" | "code" | "notice",
  },
  actors: {
    postLogin: fromPromise<Answered, Credentials>(notProvided("postLogin")),
  },
  actions: {
    /** Provided: hands the tokens on to the session. */
    keepTokens: (_, _params: { outcome: Answered }) => notProvided("keepTokens")(),
    tell: assign((_, params: { problem: LoginProblem }) => ({ problem: params.problem, missing: [] })),
    tellMissing: assign((_, params: { missing: readonly LoginField[] }) => ({ missing: params.missing, problem: null })),
    forget: assign({ problem: null, missing: [] }),
    aimAtPanel: assign((_, { outcome }: { outcome: Answered }) => ({
      target: outcome.kind === "ok" ? (outcome.value.location ?? null) : null,
      deadline: outcome.at + 10_000,
      problem: null,
    })),
    aimElsewhere: assign(({ context }, { outcome }: { outcome: Answered }) => ({ target: context.elsewhere, deadline: outcome.at + 5_000, problem: null })),
    dropTarget: assign({ target: null, deadline: null }),
    rememberElsewhere: assign(({ context }, params: { elsewhere: string }) => ({ elsewhere: params.elsewhere, target: context.target === "" ? params.elsewhere : context.target })),
  },
  guards: {
    isComplete: (_, params: { credentials: Credentials; step: Step }) => missingIn(params.credentials, params.step).length === 0,
    isAgent: (_, { outcome }: { outcome: Answered }) => outcome.kind === "ok" && outcome.value.redirect && Boolean(outcome.value.location),
    isLevelRefused: (_, { outcome }: { outcome: Answered }) => outcome.kind === "ok" && outcome.value.level > TOP_LEVEL,
    hasTokens: (_, { outcome }: { outcome: Answered }) => outcome.kind === "ok" && Boolean(outcome.value.accessToken && outcome.value.refreshToken),
    answered: (_, params: { outcome: Answered; status: number }) => hasStatus(params.outcome, params.status),
    isServerError: (_, { outcome }: { outcome: Answered }) => outcome.kind === "http" && outcome.status >= 500,
    isUnanswered: (_, { outcome }: { outcome: Answered }) => isPassing(outcome),
    isOffline: ({ context }) => context.problem === "offline",
  },
  delays: { agentRedirect: 10_000, consoleRedirect: 5_000, patience: 15_000, lock: 30_000 },
}).createMachine({
  id: "login",
  context: ({ input }) => ({ ...input, problem: null, missing: [], target: null, deadline: null }),
  initial: "form",
  on: { "elsewhere.known": { actions: { type: "rememberElsewhere", params: ({ event }) => ({ elsewhere: event.elsewhere }) } } },
  states: {
    form: {
      initial: "credentials",
      on: { "network.found": { guard: "isOffline", actions: "forget" } },
      states: {
        credentials: {
          on: {
            submit: [
              { guard: { type: "isComplete", params: ({ event }) => ({ credentials: event.credentials, step: "credentials" }) }, target: "#login.submitting.credentials" },
              { actions: { type: "tellMissing", params: ({ event }) => ({ missing: missingIn(event.credentials, "credentials") }) } },
            ],
            edit: { actions: "forget" },
          },
        },
        otp: {
          tags: "code",
          on: {
            submit: [
              { guard: { type: "isComplete", params: ({ event }) => ({ credentials: event.credentials, step: "otp" }) }, target: "#login.submitting.otp" },
              { actions: { type: "tellMissing", params: ({ event }) => ({ missing: missingIn(event.credentials, "otp") }) } },
            ],
            edit: { actions: "forget" },
            back: { target: "credentials", actions: "forget" },
          },
        },
        locked: {
          after: { lock: { target: "credentials", actions: "forget" } },
          on: { edit: { target: "credentials", actions: "forget" } },
        },
      },
    },
    submitting: {
      tags: "busy",
      initial: "credentials",
      entry: "forget",
      states: {
        credentials: {
          invoke: {
            src: "postLogin",
            input: ({ event }) => credentialsOf(event),
            onDone: [...ways("credentials")],
            onError: { target: "#login.form.credentials", actions: tell("unknown") },
          },
          after: { patience: { target: "#login.form.credentials", actions: tell("offline") } },
          on: { cancel: "#login.form.credentials" },
        },
        otp: {
          tags: "code",
          invoke: {
            src: "postLogin",
            input: ({ event }) => credentialsOf(event),
            onDone: [...ways("otp")],
            onError: { target: "#login.form.otp", actions: tell("unknown") },
          },
          after: { patience: { target: "#login.form.otp", actions: tell("offline") } },
          on: { cancel: "#login.form.otp" },
        },
      },
    },
    agentNotice: {
      tags: "notice",
      after: { agentRedirect: "left" },
      on: { now: "left", stay: { target: "form", actions: "dropTarget" } },
    },
    levelRefused: {
      tags: "notice",
      after: { consoleRedirect: "left" },
      on: { now: "left", stay: { target: "form", actions: "dropTarget" } },
    },
    arrived: { type: "final" },
    left: { type: "final" },
  },
  output: ({ context }) => (context.target === null ? { go: context.redirect } : { leave: context.target }),
});

/** Only a submit leads to the request; its credentials are the request's input. */
function credentialsOf(event: LoginEvent): Credentials {
  if (event.type !== "submit") throw new Error(`nothing to submit in "${event.type}"`);
  return event.credentials;
}

export type LoginRef = ActorRefFrom<typeof loginMachine>;
type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

export const isBusy = (snapshot: LoginSnapshot): boolean => snapshot.hasTag("busy");
export const asksForCode = (snapshot: LoginSnapshot): boolean => snapshot.hasTag("code");
export const isLocked = (snapshot: LoginSnapshot): boolean => snapshot.matches({ form: "locked" });
export const noticeOf = (snapshot: LoginSnapshot): "agentNotice" | "levelRefused" | null =>
  snapshot.matches("agentNotice") ? "agentNotice" : snapshot.matches("levelRefused") ? "levelRefused" : null;
