import { createContext, use, useSyncExternalStore } from "react";
import type { FeedState, LiveFeedRef } from "../../machines/live-feed.ts";
import type { Observable } from "rxjs";
import type { Event, RecordsChanged } from "../../openapi/generated/live-monitor.ts";
import type { Floor } from "../../streams/projections/floor.ts";
import type { Held } from "../../streams/reconcile.ts";
import type { Store } from "./frame-store.ts";
import type { PlatformClock } from "./platform-clock.ts";

/** True if the numbers can be trusted, and since when (wall time, ms) they were last known to be right. */
export interface Trust {
  readonly state: FeedState;
  readonly at: number | null;
}

/** What happens now. There for whom the floor is open, null for others. */
export interface LiveServices {
  readonly feed: LiveFeedRef;
  readonly trust: Store<Trust>;
  readonly floor: Store<Held<Floor> | null>;
  readonly clock: PlatformClock;
  /** What is heard of the floor as it comes: perhaps twice, perhaps with something missing. */
  readonly heard$: Observable<readonly Event[]>;
  /** Which records somebody changed; `unknown` after a while in which nobody told. */
  readonly changed$: Observable<RecordsChanged | "unknown">;
}

/**
 * Which records somebody changed, as the floor's socket tells it, or that of those to whom the floor is not
 * open; null before it is there.
 */
export const ChangesContext = createContext<LiveServices["changed$"] | null>(null);

export const LiveContext = createContext<LiveServices | null>(null);

/** The live floor, or null where one may not see it. */
export const useLive = (): LiveServices | null => use(LiveContext);

const NOTHING: Store<null> = { get: () => null, subscribe: () => () => undefined };

/** The floor as it is now, told at most once a frame; null before it is known. */
export function useFloor(): Held<Floor> | null {
  const store: Store<Held<Floor> | null> = useLive()?.floor ?? NOTHING;
  return useSyncExternalStore(store.subscribe, store.get);
}
