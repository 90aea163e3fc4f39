import { createContext, use, useCallback, useEffect, useSyncExternalStore } from "react";
import type { Fate } from "../../../../streams/replay/later.ts";
import { useReplay } from "../../../services/replay.ts";
import type { FateStore } from "./fate-store.ts";

export const FatesContext = createContext<FateStore | null>(null);

export function useFates(): FateStore {
  const fates = use(FatesContext);
  if (!fates) throw new Error("useFates must be used inside a FateKeeper");
  return fates;
}

/**
 * Returns the number of waiting customers, and how many of them will hang up (null until outcomes are
 * computed).
 */
export function useWillHangUp(): { readonly waiting: number; readonly leaving: number | null } {
  const fates = useFatesOfFloor();
  const { shown } = useReplay();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [fates.subscribe(listener), shown.subscribe(listener)];
      return () => ends.forEach((end) => end());
    },
    [fates, shown],
  );
  const known = () => leavingOf(shown.get().floor.queue, fates.get());
  return {
    waiting: useSyncExternalStore(shown.subscribe, () => shown.get().floor.queue.size),
    leaving: useSyncExternalStore(subscribe, known),
  };
}

/** Requests the outcomes of the waiting customers on the shown floor, whenever that floor changes. */
function useFatesOfFloor(): FateStore {
  const fates = useFates();
  const { shown } = useReplay();
  useEffect(() => {
    const look = () => fates.request([...shown.get().floor.queue].map(({ id }) => id));
    look();
    return shown.subscribe(look);
  }, [fates, shown]);
  return fates;
}

/** Counts the waiting customers whose known outcome is that they hang up; null while no outcome is known. */
export function leavingOf(
  waiting: Iterable<{ readonly id: string }>,
  fates: ReadonlyMap<string, Fate | null>,
): number | null {
  return fates.size === 0 ? null : [...waiting].filter(({ id }) => fates.get(id)?.how === "abandoned").length;
}
