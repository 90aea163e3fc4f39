import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, setup } from "xstate";
import type { Permission, Session } from "../openapi/generated/console.ts";
import { notProvided } from "./not-provided.ts";
import { type Outcome, hasStatus, isPassing } from "./outcome.ts";

/** Who is signed in, for whom, and what they may do. No token is in it. */
export type SessionHolder = Session;

/** Why nobody is signed in any more. */
export type SessionEnd = "signedOut" | "expired" | "elsewhere";

interface SessionContext {
  readonly holder: SessionHolder | null;
  readonly attempt: number;
  readonly ended: SessionEnd | null;
}

type SessionEvent =
  /** A login was answered with tokens, and they are stored. */
  | { type: "login.arrived" }
  /** A request with the present access token was refused. */
  | { type: "token.refused" }
  | { type: "logout.wanted" }
  /** Another tab signed in, signed out, or the storage was emptied. */
  | { type: "elsewhere.arrived" }
  | { type: "elsewhere.left" }
  /** The platform ended the session and said so on the socket. */
  | { type: "session.ended" }
  | { type: "network.found" };

type Verified = Outcome<SessionHolder>;
type Renewed = Outcome<null>;

/** After so many attempts five seconds apart the pace slows down; a platform that is away ends nobody's session. */
const QUICK_ATTEMPTS = 5;

/**
 * Who is signed in: at the start, through every renewal of the access token, to the end. Only the platform's no ends a
 * session. That it does not answer, or cannot, is waited out, five seconds apart and then slower.
 */
export const sessionMachine = setup({
  types: {
    input: {} as { hasToken: boolean },
    context: {} as SessionContext & { readonly hasToken: boolean },
    events: {} as SessionEvent,
    tags: {} as "present" | "absent" | "renewing" | "waiting",
  },
  actors: {
    /** A new access token for the refresh token, once for all tabs. */
    renew: fromPromise<Renewed>(notProvided("renew")),
    verify: fromPromise<Verified>(notProvided("verify")),
    logout: fromPromise<Outcome<null>>(notProvided("logout")),
  },
  actions: {
    /** Provided: forgets both tokens and tells the other tabs. */
    dropTokens: notProvided("dropTokens"),
    /** Provided: forgets both tokens; the other tabs know already. */
    dropTokensSilently: notProvided("dropTokensSilently"),
    keepHolder: assign((_, { outcome }: { outcome: Verified }) => ({ holder: outcome.kind === "ok" ? outcome.value : null, attempt: 0 })),
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
          { guard: { type: "isOk", params: ({ event }) => ({ outcome: event.output }) }, target: "verifying" },
          { guard: { type: "isPassing", params: ({ event }) => ({ outcome: event.output }) }, target: "openingLater" },
          { target: "absent", actions: ["dropTokens", { type: "rememberEnd", params: { end: "expired" } }] },
        ],
        onError: "openingLater",
      },
      on: { "elsewhere.left": { target: "absent", actions: ["dropTokensSilently", { type: "rememberEnd", params: { end: "elsewhere" } }] } },
    },
    openingLater: {
      tags: "waiting",
      entry: "countAttempt",
      after: { betweenAttempts: "opening" },
      on: {
        "network.found": "opening",
        "elsewhere.left": { target: "absent", actions: ["dropTokensSilently", { type: "rememberEnd", params: { end: "elsewhere" } }] },
      },
    },
    verifying: {
      tags: "renewing",
      invoke: {
        src: "verify",
        onDone: [
          { guard: { type: "isOk", params: ({ event }) => ({ outcome: event.output }) }, target: "present", actions: { type: "keepHolder", params: ({ event }) => ({ outcome: event.output }) } },
          { guard: { type: "isRefused", params: ({ event }) => ({ outcome: event.output }) }, target: "absent", actions: ["dropTokens", { type: "rememberEnd", params: { end: "expired" } }] },
          { target: "verifyingLater" },
        ],
        onError: "verifyingLater",
      },
    },
    verifyingLater: {
      tags: "waiting",
      entry: "countAttempt",
      after: { betweenAttempts: "verifying" },
      on: {
        "network.found": "verifying",
        "elsewhere.left": { target: "absent", actions: ["dropTokensSilently", { type: "rememberEnd", params: { end: "elsewhere" } }] },
      },
    },
    present: {
      tags: "present",
      entry: "forgetEnd",
      initial: "fresh",
      on: {
        "logout.wanted": "leaving",
        "session.ended": { target: "absent", actions: ["dropTokens", { type: "rememberEnd", params: { end: "expired" } }] },
        "elsewhere.left": { target: "absent", actions: ["dropTokensSilently", { type: "rememberEnd", params: { end: "elsewhere" } }] },
      },
      states: {
        fresh: { on: { "token.refused": "renewing" } },
        renewing: {
          tags: "renewing",
          invoke: {
            src: "renew",
            onDone: [
              { guard: { type: "isOk", params: ({ event }) => ({ outcome: event.output }) }, target: "fresh", actions: "forgetAttempts" },
              { guard: { type: "isPassing", params: ({ event }) => ({ outcome: event.output }) }, target: "renewingLater" },
              { target: "#session.absent", actions: ["dropTokens", { type: "rememberEnd", params: { end: "expired" } }] },
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
    /** Whatever the platform answers, and when: who wants to leave leaves. */
    leaving: {
      invoke: { src: "logout", onDone: "left", onError: "left" },
      after: { farewell: "left" },
    },
    left: {
      always: { target: "absent", actions: ["dropTokens", { type: "rememberEnd", params: { end: "signedOut" } }] },
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

export type SessionRef = ActorRefFrom<typeof sessionMachine>;
type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

export const isPresent = (snapshot: SessionSnapshot): boolean => snapshot.hasTag("present");
export const isAbsent = (snapshot: SessionSnapshot): boolean => snapshot.hasTag("absent");
/** Nobody knows yet who is there: the platform has not answered. */
export const isUndecided = (snapshot: SessionSnapshot): boolean => !isPresent(snapshot) && !isAbsent(snapshot);
export const holderOf = (snapshot: SessionSnapshot): SessionHolder | null => snapshot.context.holder;
export const endOf = (snapshot: SessionSnapshot): SessionEnd | null => snapshot.context.ended;
export const may = (snapshot: SessionSnapshot, ability: Permission): boolean => snapshot.context.holder?.abilities.includes(ability) ?? false;
