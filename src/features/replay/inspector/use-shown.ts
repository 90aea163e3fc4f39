import { useSyncExternalStore } from "react";
import { throttledStore } from "../../../services/throttled-store.ts";
import type { Store } from "../../../services/frame-store.ts";
import { type ShownReplay, useReplay } from "../../../services/replay.ts";

/**
 * Minimum interval (ms) between updates. Updates cause requests, which compete with the frames of a running
 * replay.
 */
const APART = 100;

const throttled = new WeakMap<Store<ShownReplay>, Store<ShownReplay>>();

/**
 * Returns the shown state of the replay. It is updated at most ten times per second during playback, and
 * immediately while paused.
 */
export function useShown(): ShownReplay {
  const { shown } = useReplay();
  const store = throttled.get(shown) ?? throttledStore(shown, APART);
  throttled.set(shown, store);
  return useSyncExternalStore(store.subscribe, store.get);
}
