// Session of a signed-in user: keeps the tokens fresh, and ends when they are refused.

import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, setup } from "xstate";
import type { Session } from "../openapi/generated/console.ts";
import type { SessionEnded } from "../openapi/generated/live-monitor.ts";
import { hasStatus, isPassing, notProvided, type Outcome } from "./request-outcome.ts";

/** The signed-in user, account and permissions, without tokens. */
export type SessionHolder = Session;

/** Reasons for the end of a session; each has a text in the dictionary. */
export type SessionEnd =
  | "signedOut"
  /** The platform no longer accepts the refresh token. */
  | "expired"
  /** The session was unused for too long. */
  | "overdue"
  /** The user signed out elsewhere, for example in another tab. */
  | "elsewhere"
  /** The password was changed, which ends every session. */
  | "password"
  /** Ended from the list of sessions, or by an administrator. */
  | "revoked";

interface SessionContext {
  readonly holder: SessionHolder | null;
  readonly attempt: number;
  readonly ended: SessionEnd | null;
}

/** Reason that the platform reports. */
type EndReason = SessionEnded["reason"];
const ENDS: Record<EndReason, SessionEnd> = {
  logout: "elsewhere",
  expired: "expired",
  revoked: "revoked",
  password: "password",
};

type SessionEvent =
  /** The tokens of a new login are stored. */
  | { type: "login.arrived" }
  /** The platform refused a request with the current access token. */
  | { type: "token.refused" }
  | { type: "logout.wanted" }
  /** Another tab signed in (`elsewhere.arrived`) or signed out (`elsewhere.left`). */
  | { type: "elsewhere.arrived" }
  | { type: "elsewhere.left" }
  /** The platform ended the session and reported it on the socket. */
  | { type: "session.ended"; reason: EndReason }
  /** The name or permissions of the user changed. */
  | { type: "holder.changed" }
  | { type: "network.found" };

type Verified = Outcome<SessionHolder>;
type Renewed = Outcome<null>;

/**
 * Number of attempts at the short interval. Later attempts are further apart. An unavailable platform does
 * not end a session.
 */
const QUICK_ATTEMPTS = 5;

const outcomeOf = <Value>({ event }: { readonly event: { readonly output: Outcome<Value> } }) => ({
  outcome: event.output,
});
const end = (reason: SessionEnd) => ({ type: "rememberEnd" as const, params: { end: reason } });
const over = (reason: SessionEnd) =>
  ({ target: "#session.absent", actions: ["dropTokens", end(reason)] }) as const;
const leftElsewhere = {
  target: "#session.absent",
  actions: ["dropTokensSilently", end("elsewhere")],
} as const;

/**
 * Runs the session of the user, including renewals of the access token. If the platform refuses the refresh
 * token, the session ends. Temporary failures are retried after 5 seconds, later after 30.
 */
export const sessionMachine = setup({
  types: {
    input: {} as { hasToken: boolean },
    context: {} as SessionContext & { readonly hasToken: boolean },
    events: {} as SessionEvent,
    tags: {} as "present" | "absent" | "renewing" | "waiting",
  },
  actors: {
    /** Exchanges the refresh token for a new access token, once for all tabs. */
    renew: fromPromise<Renewed>(notProvided("renew")),
    /** Loads the user, account and permissions of the session. */
    verify: fromPromise<Verified>(notProvided("verify")),
    logout: fromPromise<Outcome<null>>(notProvided("logout")),
  },
  actions: {
    /** Provided: deletes both tokens and notifies the other tabs. */
    dropTokens: notProvided("dropTokens"),
    /** Provided: forgets both tokens without notifying the other tabs. */
    dropTokensSilently: notProvided("dropTokensSilently"),
    keepHolder: assign((_, { outcome }: { outcome: Verified }) => ({
      holder: outcome.kind === "ok" ? outcome.value : null,
      attempt: 0,
    })),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    forgetAttempts: assign({ attempt: 0 }),
    forgetHolder: assign({ holder: null, attempt: 0 }),
    rememberEnd: assign((_, params: { end: SessionEnd }) => ({ ended: params.end })),
    forgetEnd: assign({ ended: null }),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    isOk: (_, { outcome }: { outcome: Outcome<unknown> }) => outcome.kind === "ok",
    isPassing: (_, { outcome }: { outcome: Outcome<unknown> }) => isPassing(outcome),
    isOverdue: (_, { outcome }: { outcome: Outcome<unknown> }) => hasStatus(outcome, 423),
    isRefused: (_, { outcome }: { outcome: Outcome<unknown> }) => hasStatus(outcome, 401),
  },
  delays: {
    betweenAttempts: ({ context }) => (context.attempt < QUICK_ATTEMPTS ? 5_000 : 30_000),
    farewell: 5_000,
  },
}).createMachine({
  id: "session",
  context: ({ input }) => ({ hasToken: input.hasToken, holder: null, attempt: 0, ended: null }),
  initial: "booting",
  states: {
    booting: {
      always: [{ guard: "hasToken", target: "opening" }, { target: "absent" }],
    },
    /** There is a refresh token and no access token yet. */
    opening: {
      tags: "renewing",
      invoke: {
        src: "renew",
        onDone: [
          { guard: { type: "isOk", params: outcomeOf }, target: "verifying" },
          { guard: { type: "isPassing", params: outcomeOf }, target: "openingLater" },
          { guard: { type: "isOverdue", params: outcomeOf }, ...over("overdue") },
          over("expired"),
        ],
        onError: "openingLater",
      },
      on: { "elsewhere.left": leftElsewhere },
    },
    openingLater: {
      tags: "waiting",
      entry: "countAttempt",
      after: { betweenAttempts: "opening" },
      on: {
        "network.found": "opening",
        "elsewhere.left": leftElsewhere,
      },
    },
    verifying: {
      tags: "renewing",
      invoke: {
        src: "verify",
        onDone: [
          {
            guard: { type: "isOk", params: outcomeOf },
            target: "present",
            actions: { type: "keepHolder", params: outcomeOf },
          },
          { guard: { type: "isRefused", params: outcomeOf }, ...over("expired") },
          { guard: { type: "isOverdue", params: outcomeOf }, ...over("overdue") },
          { target: "verifyingLater" },
        ],
        onError: "verifyingLater",
      },
      on: { "elsewhere.left": leftElsewhere },
    },
    verifyingLater: {
      tags: "waiting",
      entry: "countAttempt",
      after: { betweenAttempts: "verifying" },
      on: {
        "network.found": "verifying",
        "elsewhere.left": leftElsewhere,
      },
    },
    present: {
      tags: "present",
      entry: "forgetEnd",
      initial: "fresh",
      on: {
        "logout.wanted": "leaving",
        // Claiming a session while signed in replaces the current user.
        "login.arrived": "verifying",
        "session.ended": {
          target: "absent",
          actions: [
            "dropTokens",
            { type: "rememberEnd", params: ({ event }) => ({ end: ENDS[event.reason] }) },
          ],
        },
        "elsewhere.left": leftElsewhere,
      },
      states: {
        fresh: { on: { "token.refused": "renewing", "holder.changed": "looking" } },
        /** Work continues with the known user data until the update arrives. */
        looking: {
          invoke: {
            src: "verify",
            onDone: [
              {
                guard: { type: "isOk", params: outcomeOf },
                target: "fresh",
                actions: { type: "keepHolder", params: outcomeOf },
              },
              { guard: { type: "isRefused", params: outcomeOf }, target: "renewing" },
              { guard: { type: "isOverdue", params: outcomeOf }, ...over("overdue") },
              { target: "fresh" },
            ],
            onError: "fresh",
          },
          on: { "token.refused": "renewing" },
        },
        renewing: {
          tags: "renewing",
          invoke: {
            src: "renew",
            onDone: [
              { guard: { type: "isOk", params: outcomeOf }, target: "fresh", actions: "forgetAttempts" },
              { guard: { type: "isPassing", params: outcomeOf }, target: "renewingLater" },
              { guard: { type: "isOverdue", params: outcomeOf }, ...over("overdue") },
              over("expired"),
            ],
            onError: "renewingLater",
          },
        },
        renewingLater: {
          tags: "waiting",
          entry: "countAttempt",
          after: { betweenAttempts: "renewing" },
          on: { "network.found": "renewing" },
        },
      },
    },
    /**
     * Signs out, even if the platform does not respond. The provided `logout` deletes the tokens before its
     * request.
     */
    leaving: {
      invoke: { src: "logout", onDone: "left", onError: "left" },
      after: { farewell: "left" },
    },
    left: {
      always: { target: "absent", actions: ["dropTokens", end("signedOut")] },
    },
    absent: {
      tags: "absent",
      entry: "forgetHolder",
      on: {
        "login.arrived": "verifying",
        "elsewhere.arrived": "opening",
      },
    },
  },
});

/** The running session, without the methods that only its owner may call. */
export type SessionRef = Pick<ActorRefFrom<typeof sessionMachine>, "getSnapshot" | "send" | "subscribe">;
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;
