import { useSyncExternalStore } from "react";
import { type FrameStore, frameStore } from "../../../services/frame-store.ts";
import { type Breakpoint, useReplay } from "../../../services/replay.ts";
import { useAnswerWithin } from "../use-answer-within.ts";

/**
 * Returns the breakpoints of the open recording and functions that change them; changes apply immediately.
 */
export function useBreakpoints() {
  const { desk, opened, shown } = useReplay();
  const answerWithin = useAnswerWithin();
  const store = breakpointsOf(opened);
  const become = (next: readonly Breakpoint[]) => {
    store.set(next);
    void desk.breakAt(next, shown.get().position, answerWithin);
  };
  return {
    breakpoints: useSyncExternalStore(store.subscribe, store.get),
    /** Adds one, or puts it in place of the one that has its id. */
    put: (breakpoint: Breakpoint) => {
      const all = store.get();
      become(
        all.some(({ id }) => id === breakpoint.id)
          ? all.map((one) => (one.id === breakpoint.id ? breakpoint : one))
          : [...all, breakpoint],
      );
    },
    remove: (id: string) => become(store.get().filter((one) => one.id !== id)),
  };
}

const stores = new WeakMap<object, FrameStore<readonly Breakpoint[]>>();

/** Returns the breakpoints of an open recording: all that shows them shares one store. */
function breakpointsOf(opened: object): FrameStore<readonly Breakpoint[]> {
  const store = stores.get(opened) ?? frameStore<readonly Breakpoint[]>([]);
  stores.set(opened, store);
  return store;
}
