import { type ActorRefFrom, type SnapshotFrom, assign, fromEventObservable, setup } from "xstate";
import { notProvided } from "./outcome.ts";

/** Signals of the connection and the stream, without business data. `at` is wall time, ms. */
export type FeedSignal =
  | { readonly type: "socket.opened"; readonly at: number }
  /** The platform rejected the token; the socket does not retry. */
  | { readonly type: "socket.refused"; readonly at: number }
  /** A connection attempt failed; the socket retries automatically. */
  | { readonly type: "socket.failed"; readonly at: number }
  | { readonly type: "socket.closed"; readonly at: number; readonly reason: string }
  /** Anything arrived: a batch, a heartbeat. */
  | { readonly type: "socket.heard"; readonly at: number }
  /** The stream holds everything that the platform is known to have. */
  | { readonly type: "stream.whole"; readonly at: number }
  /** The stream is requesting missed events. */
  | { readonly type: "stream.asking" }
  /** The first snapshot came, before the stream follows anything. */
  | { readonly type: "snapshot.came"; readonly at: number }
  /** A snapshot came by polling. */
  | { readonly type: "poll.answered"; readonly at: number };

type PersonEvent =
  | { type: "network.lost" }
  | { type: "network.found" }
  /** The page is visible again; timers may have been suspended. `at` is wall time. */
  | { type: "page.shown"; at: number }
  | { type: "token.renewed" }
  | { type: "retry" };

interface FeedContext {
  /** Time of the last event in a gap-free state: the numbers are as of then. */
  readonly trustedAt: number | null;
  /** True if the stream misses nothing that it knows of. What arrives while it asks is no reason to trust. */
  readonly whole: boolean;
  /** True once the numbers were live or polled. */
  readonly begun: boolean;
  /** When the connection was last known to be gone. */
  readonly lostAt: number | null;
  readonly failures: number;
  /** The numbers are older than fifteen seconds, and stay so until everything is whole again. */
  readonly stale: boolean;
  readonly reason: string | null;
}

const POLL_AFTER = 5;

/** ms. */
const DELAYS = {
  ready: 1_000,
  opening: 20_000,
  synced: 15_000,
  silence: 15_000,
  death: 15_000,
  unseen: 1_000,
};

export type LiveFeedDelay = keyof typeof DELAYS;

/** Rest of the fifteen seconds after the connection was lost. Polling does not extend them. */
const rest = ({ context: { trustedAt, lostAt } }: { context: FeedContext }): number =>
  trustedAt === null || lostAt === null ? DELAYS.silence : Math.max(0, trustedAt + DELAYS.silence - lostAt);

/**
 * Decides whether the live numbers can be trusted, and which message the user sees. It only observes:
 * socket.io reconnects and the stream heals gaps. It decides when the stream may send its hello (one second
 * after the socket is ready), when polling takes over, and when a silent connection is dropped.
 */
export const liveFeedMachine = setup({
  types: {
    context: {} as FeedContext,
    events: {} as FeedSignal | PersonEvent,
    tags: {} as "trusted" | "polling" | "offline",
  },
  actors: {
    signals: fromEventObservable<FeedSignal, undefined>(notProvided("signals")),
    /** Snapshots by HTTP for as long as it runs; each reports `poll.answered` through the signals. */
    polling: fromEventObservable<FeedSignal, undefined>(notProvided("polling")),
  },
  actions: {
    /** Provided: the stream may say hello. */
    greet: notProvided("greet"),
    /** Provided: closes and reopens the socket. */
    reconnect: notProvided("reconnect"),
    /** Provided: notifies the session that the token was rejected. */
    askForToken: notProvided("askForToken"),
    trust: assign((_, params: { at: number }) => ({
      trustedAt: params.at,
      whole: true,
      begun: true,
      lostAt: null,
      failures: 0,
      stale: false,
      reason: null,
    })),
    doubt: assign({ whole: false }),
    noteSnapshot: assign((_, params: { at: number }) => ({ trustedAt: params.at })),
    markStale: assign({ stale: true }),
    markStaleIfShown: assign({ stale: ({ context }) => context.stale || context.trustedAt !== null }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    noteLoss: assign((_, params: { at: number }) => ({ lostAt: params.at })),
    rememberReason: assign((_, params: { reason: string }) => ({ reason: params.reason })),
  },
  guards: {
    isWhole: ({ context }) => context.whole,
    isFirst: ({ context }) => context.trustedAt === null,
    isPatienceOver: ({ context }) => context.failures > POLL_AFTER,
    isLongSilent: ({ context }, params: { at: number }) =>
      context.trustedAt !== null && params.at - context.trustedAt > 15_000,
    isByServer: (_, params: { reason: string }) => params.reason === "io server disconnect",
  },
  delays: { ...DELAYS, rest },
}).createMachine({
  id: "liveFeed",
  context: {
    trustedAt: null,
    whole: false,
    begun: false,
    lostAt: null,
    failures: 0,
    stale: false,
    reason: null,
  },
  invoke: { src: "signals" },
  initial: "connecting",
  on: {
    "network.lost": ".offline",
    "socket.refused": {
      target: ".refused",
      actions: { type: "noteLoss", params: ({ event }) => ({ at: event.at }) },
    },
    "socket.closed": [
      {
        guard: { type: "isByServer", params: ({ event }) => ({ reason: event.reason }) },
        target: ".waiting",
        actions: [
          { type: "rememberReason", params: ({ event }) => ({ reason: event.reason }) },
          { type: "noteLoss", params: ({ event }) => ({ at: event.at }) },
          "reconnect",
        ],
      },
      {
        target: ".waiting",
        actions: [
          { type: "rememberReason", params: ({ event }) => ({ reason: event.reason }) },
          { type: "noteLoss", params: ({ event }) => ({ at: event.at }) },
        ],
      },
    ],
    "socket.opened": ".settling",
    "snapshot.came": {
      guard: "isFirst",
      actions: { type: "noteSnapshot", params: ({ event }) => ({ at: event.at }) },
    },
  },
  states: {
    connecting: {
      after: { silence: { actions: "markStaleIfShown" }, opening: "waiting" },
      on: {
        "socket.failed": {
          target: "waiting",
          actions: { type: "noteLoss", params: ({ event }) => ({ at: event.at }) },
        },
        retry: { target: "connecting", reenter: true, actions: "reconnect" },
      },
    },
    /** The second after ready that the specification requires. The stream buffers events during it. */
    settling: {
      after: { ready: "syncing" },
    },
    syncing: {
      entry: ["doubt", "greet"],
      after: { synced: { target: "waiting", actions: "markStaleIfShown" } },
      on: {
        "stream.whole": {
          target: "live",
          actions: { type: "trust", params: ({ event }) => ({ at: event.at }) },
        },
        retry: { target: "syncing", reenter: true },
      },
    },
    live: {
      initial: "fresh",
      on: {
        "stream.asking": { target: ".repairing", actions: "doubt" },
        "stream.whole": {
          target: ".fresh",
          actions: { type: "trust", params: ({ event }) => ({ at: event.at }) },
        },
        "socket.heard": {
          guard: "isWhole",
          target: ".fresh",
          reenter: true,
          actions: { type: "trust", params: ({ event }) => ({ at: event.at }) },
        },
        "page.shown": {
          guard: { type: "isLongSilent", params: ({ event }) => ({ at: event.at }) },
          target: "connecting",
          actions: "reconnect",
        },
      },
      states: {
        fresh: {
          tags: "trusted",
          after: { silence: "stale" },
        },
        /** Fifteen silent seconds: the numbers may be old. After fifteen more the connection is given up. */
        stale: {
          entry: "markStale",
          on: { "stream.asking": { actions: "doubt" } },
          after: { death: { target: "#liveFeed.connecting", actions: ["countFailure", "reconnect"] } },
        },
        repairing: {
          initial: "unseen",
          on: { "stream.asking": {} },
          after: { silence: "stale" },
          states: {
            /** Most gaps are healed before a message could be read. */
            unseen: { tags: "trusted", after: { unseen: "seen" } },
            seen: {},
          },
        },
      },
    },
    /**
     * The socket is disconnected and reconnecting, or connected while requests of the stream have failed for
     * long.
     */
    waiting: {
      entry: "countFailure",
      always: { guard: "isPatienceOver", target: "polling" },
      initial: "unseen",
      after: { opening: { target: "waiting", reenter: true } },
      on: {
        "stream.whole": {
          target: "live",
          actions: { type: "trust", params: ({ event }) => ({ at: event.at }) },
        },
        "socket.failed": [
          {
            guard: "isPatienceOver",
            target: "polling",
            actions: { type: "noteLoss", params: ({ event }) => ({ at: event.at }) },
          },
          { actions: ["countFailure", { type: "noteLoss", params: ({ event }) => ({ at: event.at }) }] },
        ],
        retry: { target: "connecting", actions: "reconnect" },
        "network.found": { target: "connecting", actions: "reconnect" },
      },
      states: {
        unseen: { tags: "trusted", after: { unseen: "seen" } },
        seen: { after: { rest: "stale" } },
        stale: { entry: "markStale" },
      },
    },
    /** Without a socket for long: polls snapshots while the socket keeps retrying. */
    polling: {
      invoke: { src: "polling" },
      initial: "asking",
      on: {
        "stream.whole": {
          target: "live",
          actions: { type: "trust", params: ({ event }) => ({ at: event.at }) },
        },
        "poll.answered": {
          target: ".answered",
          actions: { type: "trust", params: ({ event }) => ({ at: event.at }) },
          reenter: true,
        },
        "socket.closed": {},
        retry: { target: "connecting", actions: "reconnect" },
      },
      states: {
        asking: { after: { rest: "stale" } },
        answered: { tags: "polling", after: { silence: "stale" } },
        stale: { entry: "markStale" },
      },
    },
    refused: {
      entry: "askForToken",
      // A new token may take long: a platform without its database issues none.
      after: { rest: { actions: "markStale" } },
      on: {
        "token.renewed": { target: "connecting", actions: "reconnect" },
        "socket.refused": {},
        "socket.closed": {},
      },
    },
    offline: {
      tags: "offline",
      on: {
        "network.found": { target: "connecting", actions: "reconnect" },
        "socket.closed": {},
        "socket.refused": {},
        "network.lost": {},
      },
    },
  },
});

export type LiveFeedRef = ActorRefFrom<typeof liveFeedMachine>;
type LiveFeedSnapshot = SnapshotFrom<typeof liveFeedMachine>;

/** State of the numbers as shown on the screen. */
export type FeedState = "starting" | "live" | "polling" | "reconnecting" | "stale" | "offline";

export function feedState(snapshot: LiveFeedSnapshot): FeedState {
  const { stale, begun } = snapshot.context;
  if (snapshot.hasTag("offline")) return "offline";
  if (snapshot.hasTag("polling")) return "polling";
  if (stale) return "stale";
  // Until the stream follows the floor nothing is lost.
  if (!begun) return "starting";
  return snapshot.hasTag("trusted") ? "live" : "reconnecting";
}

/** When (wall time, ms) the numbers were last known to be right. */
export const trustedAt = (snapshot: LiveFeedSnapshot): number | null => snapshot.context.trustedAt;
