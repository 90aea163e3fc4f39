import { useSyncExternalStore } from "react";
import { useReplay } from "../../../services/replay.ts";
import { type FrameStore, frameStore } from "../../../services/frame-store.ts";

const stores = new WeakMap<object, FrameStore<readonly string[]>>();
const USUAL = ["numbers.waiting", "numbers.longest-wait", "queue.size"];

/**
 * The expressions that are watched in the recording that is open; they stay while another tab is looked at.
 */
export function useWatches(): {
  readonly watches: readonly string[];
  readonly put: (watches: readonly string[]) => void;
} {
  const { opened } = useReplay();
  const store = stores.get(opened) ?? frameStore<readonly string[]>(USUAL);
  stores.set(opened, store);
  return { watches: useSyncExternalStore(store.subscribe, store.get), put: store.set };
}
