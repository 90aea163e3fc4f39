import { setTimeout as timer } from "node:timers/promises";

/** The clock of feeders, replaced in tests. */
export interface Clock {
  /** Monotonic time in ms, for durations only. */
  now(): number;
  /** ms since 1970. */
  wall(): number;
  /** Resolves after `ms`, or immediately when `signal` is aborted. Never rejects. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  wall: () => Date.now(),
  wait: (ms, signal) => timer(ms, undefined, signal ? { signal } : {}).catch(() => undefined),
};
