import { setTimeout as timer } from "node:timers/promises";

/** Time as it passes for whoever feeds: tests bring their own. */
export interface Clock {
  /** ms of a clock that is never set, good for durations only. */
  now(): number;
  /** ms since 1970. */
  wall(): number;
  /** Resolves after so many ms, or at once when `signal` fires; it never rejects. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  wall: () => Date.now(),
  wait: (ms, signal) => timer(ms, undefined, signal ? { signal } : {}).catch(() => undefined),
};
