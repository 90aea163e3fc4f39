import { useSyncExternalStore } from "react";
import { type FrameStore, frameStore } from "../../../services/frame-store.ts";
import { type Breakpoint, useReplay } from "../../../services/replay.ts";
import { useAnswerWithin } from "../use-answer-within.ts";

/**
 * Returns the breakpoints of the open replay file, and functions that change them. The worker gets every
 * change immediately.
 */
export function useBreakpoints() {
  const { desk, opened, shown } = useReplay();
  const answerWithin = useAnswerWithin();
  const store = breakpointsOf(opened);
  const replaceAll = (next: readonly Breakpoint[]) => {
    store.set(next);
    void desk.breakAt(next, shown.get().position, answerWithin);
  };
  return {
    breakpoints: useSyncExternalStore(store.subscribe, store.get),
    /** Adds a breakpoint, or replaces the one with the same id. */
    put: (breakpoint: Breakpoint) => {
      const all = store.get();
      replaceAll(
        all.some(({ id }) => id === breakpoint.id)
          ? all.map((one) => (one.id === breakpoint.id ? breakpoint : one))
          : [...all, breakpoint],
      );
    },
    remove: (id: string) => replaceAll(store.get().filter((one) => one.id !== id)),
  };
}

const stores = new WeakMap<object, FrameStore<readonly Breakpoint[]>>();

/** Returns the store of the breakpoints of an open replay file. All components share this store. */
function breakpointsOf(opened: object): FrameStore<readonly Breakpoint[]> {
  const store = stores.get(opened) ?? frameStore<readonly Breakpoint[]>([]);
  stores.set(opened, store);
  return store;
}
