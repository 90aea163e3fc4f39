import { createContext, use, useSyncExternalStore } from "react";
import type { FeedState, LiveFeedRef } from "../../machines/live-feed.ts";
import type { Observable } from "rxjs";
import type { Event, RecordsChanged } from "../../openapi/generated/live-monitor.ts";
import type { Floor } from "../../streams/projections/floor.ts";
import type { Held } from "../../streams/reconcile.ts";
import type { FrameStore, Store } from "./frame-store.ts";
import type { PlatformClock } from "./platform-clock.ts";

/** State of the live numbers. `at`: wall time (ms) at which they were last known to be correct. */
export interface Trust {
  readonly state: FeedState;
  readonly at: number | null;
}

/** Live data for users who can see the floor. */
export interface LiveServices {
  readonly feed: LiveFeedRef;
  readonly trust: Store<Trust>;
  readonly floor: Store<Held<Floor> | null>;
  readonly clock: PlatformClock;
  /** True after real events have ended a demo, until the user closes the message about it. */
  readonly demoEnded: FrameStore<boolean>;
  /** Events of the floor as received, possibly repeated or with gaps. */
  readonly received$: Observable<readonly Event[]>;
  /** Records changed by other users; `unknown` after a period without a connection. */
  readonly changed$: Observable<RecordsChanged | "unknown">;
}

/**
 * Records changed by other users, from the floor's socket or the socket of users without access to the floor.
 * Null until the socket exists.
 */
export const ChangesContext = createContext<LiveServices["changed$"] | null>(null);

export const LiveContext = createContext<LiveServices | null>(null);

/** Returns the live services; null for users who cannot see the floor, and until they are loaded. */
export const useLive = (): LiveServices | null => use(LiveContext);

const NOTHING: Store<null> = { get: () => null, subscribe: () => () => undefined };

/** Returns the current floor state, updated at most once per frame; null before it is loaded. */
export function useFloor(): Held<Floor> | null {
  const store: Store<Held<Floor> | null> = useLive()?.floor ?? NOTHING;
  return useSyncExternalStore(store.subscribe, store.get);
}
