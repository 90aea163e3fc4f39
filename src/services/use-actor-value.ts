import { useCallback, useSyncExternalStore } from "react";

interface Actor<Snapshot> {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (next: (snapshot: Snapshot) => void) => { unsubscribe: () => void };
}

/**
 * Reads a value from the snapshots of an actor; `select` has to return the same value while nothing changed. Takes
 * the place of `useSelector` where the page is drawn before XState is loaded.
 */
export function useActorValue<Snapshot, Value>(
  actor: Actor<Snapshot>,
  select: (snapshot: Snapshot) => Value,
): Value {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => select(actor.getSnapshot()));
}
