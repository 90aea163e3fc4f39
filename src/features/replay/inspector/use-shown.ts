import { useSyncExternalStore } from "react";
import { type ShownReplay, useReplay } from "../../../services/replay.ts";

/** What the replay shows now; the component is drawn anew with each frame that shows something else. */
export function useShown(): ShownReplay {
  const { shown } = useReplay();
  return useSyncExternalStore(shown.subscribe, shown.get);
}
