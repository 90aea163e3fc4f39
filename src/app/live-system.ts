import { EMPTY, Subject, catchError, defer, exhaustMap, map, merge, share, tap, timer } from "rxjs";
import { createActor, fromEventObservable } from "xstate";
import {
  type FeedSignal,
  type LiveFeedDelay,
  type LiveFeedRef,
  feedState,
  liveFeedMachine,
  trustedAt,
} from "../../machines/live-feed.ts";
import type { SessionRef } from "../../machines/session.ts";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import { type Feed, behindFirst, follow } from "../../streams/follow.ts";
import { PendingFold } from "../../streams/pending-fold.ts";
import { evolveFloor } from "../../streams/projections/evolve-floor.ts";
import { type Floor, floorFromJson } from "../../streams/projections/floor.ts";
import { type Answer, type FollowerInput, type Held, isWhole } from "../../streams/reconcile.ts";
import type { Api } from "../api/client.ts";
import { unwrap } from "../api/problem.ts";
import type { Connection } from "../live/connection.ts";
import { type RequestFrame, type Store, derivedStore, frameStore } from "../services/frame-store.ts";
import type { LiveServices, Trust } from "../services/live-services.ts";
import { PlatformClock } from "../services/platform-clock.ts";
import { taps, tapped } from "./taps.ts";
import type { TokenStore } from "./token-store.ts";

/** Live services, with a function that stops them. */
export interface LiveSystem extends LiveServices {
  readonly stop: () => void;
}

interface LiveSystemOptions {
  readonly api: Api;
  readonly session: SessionRef;
  readonly tokens: TokenStore;
  readonly connection: Connection;
  /** Wall time and a monotonic clock, both ms. */
  readonly now: () => number;
  readonly mono: () => number;
  readonly requestFrame?: RequestFrame;
  /** Folds events into the floor state. */
  readonly evolve?: (floor: Floor, events: readonly Event[]) => Floor;
  /** Delays (ms) that override those of the machine. */
  readonly delays?: Partial<Record<LiveFeedDelay, number>>;
}

/**
 * Interval (ms) of the requests for a snapshot while the socket is lost. Must be shorter than the delay `silence` of
 * the live feed, after which the numbers are shown as out of date.
 */
const POLL_EVERY = 10_000;

/** Follows the floor during a session. Connects the socket, the stream and the machine. */
export function startLive({
  api,
  session,
  tokens,
  connection,
  now,
  mono,
  requestFrame,
  evolve = evolveFloor,
  delays = {},
}: LiveSystemOptions): LiveSystem {
  const clock = new PlatformClock(mono);
  const held = frameStore<Held<PendingFold<Floor>> | null>(null, requestFrame);
  const greeted$ = new Subject<FollowerInput<PendingFold<Floor>>>();
  const polled$ = new Subject<FollowerInput<PendingFold<Floor>>>();
  const health$ = new Subject<FeedSignal>();

  const snapshot$ = defer(async (): Promise<Held<PendingFold<Floor>>> => {
    const { epoch, offset, clock: time, state } = await unwrap(api.GET("/live-monitor/snapshot"));
    clock.set(time);
    return { epoch, offset, state: PendingFold.of(floorFromJson(state), evolve) };
  });

  const feed$: Feed<PendingFold<Floor>> = {
    received$: merge(greeted$, polled$, connection.received$),
    ask: (ask) =>
      ask.kind === "snapshot"
        ? snapshot$.pipe(map((snapshot): Answer<PendingFold<Floor>> => ({ kind: "snapshot", snapshot })))
        : connection.ask(ask),
  };

  taps.tell({ floor: "begins" });
  const feed = tapped(
    createActor(
      liveFeedMachine.provide({
        delays,
        actors: {
          signals: fromEventObservable(() =>
            merge(connection.signals$.pipe(map((signal): FeedSignal => ({ ...signal, at: now() }))), health$),
          ),
          polling: fromEventObservable(() =>
            timer(0, POLL_EVERY).pipe(
              exhaustMap(() => snapshot$.pipe(catchError(() => EMPTY))),
              map((snapshot): FeedSignal => {
                polled$.next({ kind: "snapshot", snapshot });
                return { type: "poll.answered", at: now() };
              }),
            ),
          ),
        },
        actions: {
          greet: () => greeted$.next({ kind: "opened" }),
          reconnect: () => connection.reopen(),
          askForToken: ({ self }) => {
            // Another tab or request may have renewed the token in the meantime.
            if (connection.shown() !== (tokens.current()?.token ?? null))
              self.send({ type: "token.renewed" });
            else session.send({ type: "token.refused" });
          },
        },
      }),
    ),
  );

  let isComplete = false;
  const following = follow(feed$, (floor, events) => {
    const to = floor.after(events);
    taps.tell({ from: floor, events, to });
    return to;
  }).subscribe((state) => {
    held.set(state.held);
    taps.tell({ followed: state });
    if (isWhole(state) === isComplete) return;
    isComplete = isWhole(state);
    health$.next(isComplete ? { type: "stream.whole", at: now() } : { type: "stream.asking" });
  });
  following.add(connection.clock$.subscribe((time) => clock.set(time)));
  following.add(
    connection.sessionEnded$.subscribe((reason) => session.send({ type: "session.ended", reason })),
  );
  const stopTokens = tokens.subscribe((event) => {
    if (event === "renewed") feed.send({ type: "token.renewed" });
  });

  // The first snapshot is loaded over HTTP, before the socket opens. The stream then requests all later
  // events.
  const first$ = snapshot$.pipe(
    tap((snapshot) => {
      polled$.next({ kind: "snapshot", snapshot });
      health$.next({ type: "snapshot.came", at: now() });
    }),
    share(),
  );
  feed.start();
  following.add(behindFirst(first$).subscribe(() => connection.open()));
  // If the first snapshot cannot be loaded, the stream requests one as soon as the socket is open.
  following.add(first$.subscribe({ error: () => undefined }));
  return {
    feed,
    trust: trustOf(feed),
    received$: connection.received$.pipe(
      map((received) => (received.kind === "batch" ? received.events : [])),
    ),
    floor: derivedStore(
      held,
      (now) => now && { epoch: now.epoch, offset: now.offset, state: now.state.state() },
    ),
    changed$: connection.changed$,
    clock,
    demoEnded: frameStore(false, requestFrame),
    stop: () => {
      stopTokens();
      following.unsubscribe();
      feed.stop();
      connection.close();
    },
  };
}

/**
 * Returns a store of the live feed's state, and of the time at which the live numbers were last known to be
 * correct. The time is rounded down to seconds, so that in the same state the value changes at most once per
 * second.
 */
function trustOf(feed: LiveFeedRef): Store<Trust> {
  let trust: Trust = { state: "starting", at: null };
  return {
    get: () => {
      const snapshot = feed.getSnapshot();
      const exact = trustedAt(snapshot);
      const [state, at] = [feedState(snapshot), exact && Math.floor(exact / 1000) * 1000];
      if (state !== trust.state || at !== trust.at) trust = { state, at };
      return trust;
    },
    subscribe: (listener) => {
      const subscription = feed.subscribe(listener);
      return () => subscription.unsubscribe();
    },
  };
}
