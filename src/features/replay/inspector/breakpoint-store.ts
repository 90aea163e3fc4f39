import { type FrameStore, frameStore } from "../../../services/frame-store.ts";
import type { Breakpoint } from "../../../services/replay.ts";

const stores = new WeakMap<object, FrameStore<readonly Breakpoint[]>>();

/** The breakpoints of a replay, by the recording that is open: whatever shows them shows the same. */
export function breakpointsOf(opened: object): FrameStore<readonly Breakpoint[]> {
  const store = stores.get(opened) ?? frameStore<readonly Breakpoint[]>([]);
  stores.set(opened, store);
  return store;
}
