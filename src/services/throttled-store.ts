import type { Store } from "./frame-store.ts";

interface Clock {
  /** Monotonic clock, ms. */
  readonly now: () => number;
  /** Invokes `call` after `ms`. The returned function cancels the timer. */
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
 * Throttles a store. The first change after a pause notifies listeners immediately, further changes at most
 * once per `apart` (ms). The last change is always notified.
 */
export function throttledStore<T>(store: Store<T>, apart: number, clock: Clock = CLOCK): Store<T> {
  const listeners = new Set<() => void>();
  let seen = store.get();
  let last = -Infinity;
  let cancel: (() => void) | null = null;
  let stop: (() => void) | null = null;
  const notifyListeners = () => {
    cancel = null;
    last = clock.now();
    seen = store.get();
    for (const listener of listeners) listener();
  };
  const notify = () => {
    if (cancel) return;
    const rest = last + apart - clock.now();
    if (rest > 0) cancel = clock.after(rest, notifyListeners);
    else notifyListeners();
  };
  return {
    get: () => (listeners.size === 0 ? store.get() : seen),
    subscribe: (listener) => {
      if (listeners.size === 0) {
        seen = store.get();
        stop = store.subscribe(notify);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        cancel?.();
        cancel = null;
      };
    },
  };
}
