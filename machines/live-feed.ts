// Decides from the signals of the socket and of polling whether the live numbers can be trusted.

import { type ActorRefFrom, type SnapshotFrom, assign, fromEventObservable, setup } from "xstate";
import { notProvided } from "./request-outcome.ts";

/**
 * Signals of the socket, and of the stream of events that it transports; without business data. `at` is wall
 * time, ms.
 */
export type FeedSignal =
  | { readonly type: "socket.opened"; readonly at: number }
  /** The platform rejected the token; the socket does not retry. */
  | { readonly type: "socket.refused"; readonly at: number }
  /** A connection attempt failed; the socket retries automatically. */
  | { readonly type: "socket.failed"; readonly at: number }
  | { readonly type: "socket.closed"; readonly at: number; readonly reason: string }
  /** Any message was received, for example a batch or a heartbeat. */
  | { readonly type: "socket.heard"; readonly at: number }
  /** The stream has no known gaps. */
  | { readonly type: "stream.whole"; readonly at: number }
  /** The stream is requesting missed events. */
  | { readonly type: "stream.asking" }
  /** The first snapshot was loaded over HTTP, before the stream starts. */
  | { readonly type: "snapshot.came"; readonly at: number }
  /** Polling returned a snapshot. */
  | { readonly type: "poll.answered"; readonly at: number };

/** Events of the browser, the session and the user. */
type PageEvent =
  | { type: "network.lost" }
  | { type: "network.found" }
  /** The page is visible again; timers may have been suspended. `at` is wall time. */
  | { type: "page.shown"; at: number }
  | { type: "token.renewed" }
  | { type: "retry" };

interface FeedContext {
  /** Wall time (ms) at which the numbers were last known to be correct. */
  readonly trustedAt: number | null;
  /**
   * True if the stream has no known gaps. While the stream requests missed events, this is false, and
   * received messages do not make the numbers trusted again.
   */
  readonly whole: boolean;
  /** True once the numbers have been live or polled. */
  readonly begun: boolean;
  /**
   * Wall time (ms) of the last lost connection or failed connection attempt since the numbers were last
   * trusted; null if there was none.
   */
  readonly lostAt: number | null;
  /** Number of connection failures since the numbers were last trusted. */
  readonly failures: number;
  /** True once the numbers are older than fifteen seconds, until they can be trusted again. */
  readonly stale: boolean;
  /** Reason of the last lost connection, as reported by socket.io. */
  readonly reason: string | null;
}

/** Polling starts after more failures than this. */
const POLL_AFTER = 5;

/**
 * Durations (ms). `ready`: from the open socket to the hello message. `opening`: timeout of a connection
 * attempt. `synced`: timeout from the hello message until the stream has no gaps. `silence`: time without a
 * message until the numbers are stale. `death`: further time until the socket is reopened. `unseen`: time
 * before an interruption is shown.
 */
const DELAYS = {
  ready: 1_000,
  opening: 20_000,
  synced: 15_000,
  silence: 15_000,
  death: 15_000,
  unseen: 1_000,
};

export type LiveFeedDelay = keyof typeof DELAYS;

/**
 * Returns the time (ms) from the last lost connection or failed attempt until the numbers are fifteen seconds
 * old; fifteen seconds if one of the times is unknown. The start of polling does not extend this time.
 */
const rest = ({ context: { trustedAt, lostAt } }: { context: FeedContext }): number =>
  trustedAt === null || lostAt === null ? DELAYS.silence : Math.max(0, trustedAt + DELAYS.silence - lostAt);

/**
 * Decides whether the live numbers can be trusted, and which message the user sees. socket.io reconnects, and
 * the stream requests missed events. This machine decides when the stream sends its hello message (one second
 * after the socket opens), when polling starts, and when a silent connection is reopened.
 */
export const liveFeedMachine = setup({
  types: {
    context: {} as FeedContext,
    events: {} as FeedSignal | PageEvent,
    tags: {} as "trusted" | "polling" | "offline",
  },
  actors: {
    signals: fromEventObservable<FeedSignal, undefined>(notProvided("signals")),
    /** Requests snapshots over HTTP while it runs. Each one is reported as `poll.answered`. */
    polling: fromEventObservable<FeedSignal, undefined>(notProvided("polling")),
  },
  actions: {
    /** Provided: lets the stream send its hello message. */
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
    /**
     * The specification requires one second between the open socket and the hello message. The stream buffers
     * events during that second.
     */
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
        /**
         * For fifteen seconds, no message arrived or a gap was not closed, so the numbers may be old. After
         * fifteen more seconds the connection is reopened.
         */
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
            /** The repair is not shown yet: most gaps are closed before the user could read a message. */
            unseen: { tags: "trusted", after: { unseen: "seen" } },
            seen: {},
          },
        },
      },
    },
    /** The socket is reconnecting, or it is connected but the stream did not close its gaps in time. */
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
    /** After several failed attempts, polls snapshots while the socket keeps retrying. */
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
      // The renewal of the token may take long, for example while the platform's database is unavailable.
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

/** State of the live numbers, as shown to the user. */
export type FeedState = "starting" | "live" | "polling" | "reconnecting" | "stale" | "offline";

export function feedState(snapshot: LiveFeedSnapshot): FeedState {
  const { stale, begun } = snapshot.context;
  if (snapshot.hasTag("offline")) return "offline";
  if (snapshot.hasTag("polling")) return "polling";
  if (stale) return "stale";
  // Before the first live numbers there was no connection to lose, so this is not `reconnecting`.
  if (!begun) return "starting";
  return snapshot.hasTag("trusted") ? "live" : "reconnecting";
}

/** Returns the wall time (ms) at which the numbers were last known to be correct. */
export const trustedAt = (snapshot: LiveFeedSnapshot): number | null => snapshot.context.trustedAt;
