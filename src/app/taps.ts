import type { ActorRefFrom, AnyStateMachine } from "xstate";
import type { LiveSystem } from "./live-system.ts";

/** What runs in the page and may be listened to: a machine, or the live floor. */
type Running = { readonly machine: ActorRefFrom<AnyStateMachine> } | { readonly live: LiveSystem };

export interface Taps {
  /** Returns how it is said that it runs no longer. */
  readonly add: (running: Running) => () => void;
  /** Whoever listens later hears of all that runs already. */
  readonly listen: (heard: (running: Running) => void) => void;
}

export function openTaps(): Taps {
  const all = new Set<Running>();
  let heard = (_: Running) => {};
  return {
    add(running) {
      all.add(running);
      heard(running);
      return () => void all.delete(running);
    },
    listen(next) {
      heard = next;
      all.forEach(next);
    },
  };
}
