/** A value that React may read, and a way to hear that it changed. */
export interface Store<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface FrameStore<T> extends Store<T> {
  readonly set: (value: T) => void;
}

/**
 * The one place that decides how often the screen is told: at most once in an animation frame, whatever the rate of
 * change. What is told inside the frame is drawn in the same frame.
 */
export function frameStore<T>(initial: T, requestFrame: (draw: () => void) => void = (draw) => void requestAnimationFrame(draw)): FrameStore<T> {
  let latest = initial;
  let shown = initial;
  let asked = false;
  const listeners = new Set<() => void>();
  const draw = () => {
    asked = false;
    if (shown === latest) return;
    shown = latest;
    for (const listener of listeners) listener();
  };
  return {
    get: () => shown,
    set: (value) => {
      latest = value;
      // With nobody looking there is nothing to draw, and a hidden page gets no frames: what is read next is what is so.
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
