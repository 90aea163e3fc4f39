/** A value for React with change notifications. */
export interface Store<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface FrameStore<T> extends Store<T> {
  readonly set: (value: T) => void;
}

/**
 * Minimum interval (ms) between notifications of the screen: every second frame on a usual display, because
 * rendering is the largest cost. After a pause, changes are rendered in the next frame.
 */
const APART = 25;

export type RequestFrame = (draw: (time: number) => void) => void;

/**
 * Limits how often the screen is notified, for any rate of changes. Notifications within a frame are rendered
 * in the same frame.
 */
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
    if (time - last < APART) return requestFrame(draw);
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
      // Without listeners there is nothing to render, and a hidden page gets no frames; reads return the
      // current value.
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

/** Derives a store, computed when it is read, once per value. */
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
