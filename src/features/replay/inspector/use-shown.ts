import { useSyncExternalStore } from "react";
import { throttledStore } from "../../../services/throttled-store.ts";
import type { Store } from "../../../services/frame-store.ts";
import { type ShownReplay, useReplay } from "../../../services/replay.ts";

/** Minimum interval (ms) between updates, because requests compete with the frames of a running replay. */
const APART = 100;

const calm = new WeakMap<Store<ShownReplay>, Store<ShownReplay>>();

/**
 * Returns the shown state of the replay, ten times per second during playback, and immediately while paused.
 */
export function useShown(): ShownReplay {
  const { shown } = useReplay();
  const store = calm.get(shown) ?? throttledStore(shown, APART);
  calm.set(shown, store);
  return useSyncExternalStore(store.subscribe, store.get);
}
