/** A value with change notifications, for `useSyncExternalStore`. */
export interface Store<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface FrameStore<T> extends Store<T> {
  readonly set: (value: T) => void;
}

/**
 * Minimum interval (ms) between notifications: every second frame at 60 Hz, because rendering is the largest
 * cost. After a pause, listeners are notified in the next frame.
 */
const MIN_INTERVAL = 25;

export type RequestFrame = (draw: (time: number) => void) => void;

/** Creates a store that notifies its listeners at most once per interval, in an animation frame. */
export function frameStore<T>(
  initial: T,
  requestFrame: RequestFrame = (draw) => void requestAnimationFrame(draw),
): FrameStore<T> {
  let latest = initial;
  let shown = initial;
  let asked = false;
  let last = -Infinity;
  const listeners = new Set<() => void>();
  const draw = (time: number) => {
    if (time - last < MIN_INTERVAL) return requestFrame(draw);
    asked = false;
    if (shown === latest) return;
    last = time;
    shown = latest;
    for (const listener of listeners) listener();
  };
  return {
    get: () => shown,
    set: (value) => {
      latest = value;
      // Without listeners there is nothing to render, so reads return the value immediately.
      if (listeners.size === 0) shown = latest;
      else if (!asked) {
        asked = true;
        requestFrame(draw);
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Derives a store that returns `view` of each value, computed when the value is first read. */
export function derivedStore<T, Shown>(store: Store<T>, view: (value: T) => Shown): Store<Shown> {
  let seen: { readonly value: T; readonly shown: Shown } | null = null;
  return {
    get: () => {
      const value = store.get();
      if (seen === null || seen.value !== value) seen = { value, shown: view(value) };
      return seen.shown;
    },
    subscribe: store.subscribe,
  };
}
