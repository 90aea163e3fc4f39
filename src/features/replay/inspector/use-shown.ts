import { useSyncExternalStore } from "react";
import { calmStore } from "../../../services/calm-store.ts";
import type { Store } from "../../../services/frame-store.ts";
import { type ShownReplay, useReplay } from "../../../services/replay.ts";

/**
 * ms: nobody reads faster, and to ask for what is written beside a replay that runs takes from the room of
 * its frames.
 */
const APART = 100;

const calm = new WeakMap<Store<ShownReplay>, Store<ShownReplay>>();

/** What the replay shows, ten times a second while it goes on, and at once where it stands. */
export function useShown(): ShownReplay {
  const { shown } = useReplay();
  const store = calm.get(shown) ?? calmStore(shown, APART);
  calm.set(shown, store);
  return useSyncExternalStore(store.subscribe, store.get);
}
