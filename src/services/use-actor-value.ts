import { useCallback, useSyncExternalStore } from "react";

interface Actor<Snapshot> {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (next: (snapshot: Snapshot) => void) => { unsubscribe: () => void };
}

/**
 * Returns a value selected from the snapshots of an actor. `select` must return the same value while nothing
 * changes. Replaces `useSelector` on pages that render before XState is loaded.
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
  const get = () => select(actor.getSnapshot());
  return useSyncExternalStore(subscribe, get, get);
}
