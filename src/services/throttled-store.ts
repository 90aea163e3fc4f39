import type { Store } from "./frame-store.ts";

interface Clock {
  /** Monotonic clock, ms. */
  readonly now: () => number;
  /** Calls back after `ms`; the returned function cancels it. */
  readonly after: (ms: number, call: () => void) => () => void;
}

const CLOCK: Clock = {
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Throttles a store: listeners are notified immediately after a pause, then at most once per interval (ms),
 * and always of the last value.
 */
export function throttledStore<T>(store: Store<T>, apart: number, clock: Clock = CLOCK): Store<T> {
  const listeners = new Set<() => void>();
  let seen = store.get();
  let last = -Infinity;
  let takeBack: (() => void) | null = null;
  let stop: (() => void) | null = null;
  const tell = () => {
    takeBack = null;
    last = clock.now();
    seen = store.get();
    for (const listener of listeners) listener();
  };
  const hear = () => {
    if (takeBack) return;
    const rest = last + apart - clock.now();
    if (rest > 0) takeBack = clock.after(rest, tell);
    else tell();
  };
  return {
    get: () => (listeners.size === 0 ? store.get() : seen),
    subscribe: (listener) => {
      if (listeners.size === 0) {
        seen = store.get();
        stop = store.subscribe(hear);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        takeBack?.();
        takeBack = null;
      };
    },
  };
}
