import type { Store } from "../../services/frame-store.ts";

/** A value that is told of at once whenever it becomes another one. */
export function valueStore<T>(initial: T): Store<T> & { readonly set: (value: T) => void } {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
