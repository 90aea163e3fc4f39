/** A value that React may read, and a way to hear that it changed. */
export interface Store<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface FrameStore<T> extends Store<T> {
  readonly set: (value: T) => void;
}

/**
 * ms that lie at least between two times that the screen is told. On a usual screen that is every second
 * frame: nobody reads a table faster, and drawing is what costs most. What comes after a pause is drawn in
 * the very next frame.
 */
const APART = 25;

export type RequestFrame = (draw: (time: number) => void) => void;

/**
 * The one place that decides how often the screen is told, whatever the rate of change. What is told inside a
 * frame is drawn in the same frame.
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
      // With nobody looking there is nothing to draw, and a hidden page gets no frames: what is read next is
      // what is so.
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

/** What a store holds, seen in another way; worked out when somebody looks, once for each value. */
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
