import { useSyncExternalStore } from "react";
import { useLive } from "./live-services.ts";
import type { PlatformClock } from "./platform-clock.ts";

/**
 * Creates an interval of `every` ms, shared by all components that subscribe to it. It runs only while there
 * is at least one subscriber.
 */
function ticker(every: number) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | null = null;
  let count = 0;
  const tell = () => {
    count++;
    for (const listener of listeners) listener();
  };
  return {
    get: () => count,
    tell,
    isRunning: () => timer !== null,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      timer ??= setInterval(tell, every);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0 || timer === null) return;
        clearInterval(timer);
        timer = null;
      };
    },
  };
}

const seconds = ticker(1_000);
const tenSeconds = ticker(10_000);

/** Updates all times that are displayed to the second. Needed when the platform time has jumped. */
export const refreshTimes = (): void => seconds.tell();

/** Maximum age (ms) of a cached reading while the one-second interval does not run. */
const MAX_AGE = 1_000;
const readings = new WeakMap<Clock, { readonly tick: number; readonly now: number | null }>();

type Clock = Pick<PlatformClock, "now">;

/**
 * Returns the time (ms) of a clock, read once per second, so that all components show the same time until the
 * next tick; null if the clock has no time yet.
 */
export function nowAtTick(clock: Clock): number | null {
  const kept = readings.get(clock);
  const tick = seconds.get();
  const isKept = kept !== undefined && kept.now !== null && kept.tick === tick;
  if (isKept && (seconds.isRunning() || Math.abs((clock.now() ?? 0) - (kept.now ?? 0)) < MAX_AGE))
    return kept.now;
  const now = clock.now();
  readings.set(clock, { tick, now });
  return now;
}

/** Subscribes to the one-second ticks and to calls of `refreshTimes`. */
export const subscribeToTicks = seconds.subscribe;

/** Renders the component every second or every ten seconds. */
export function useTick(every: "second" | "tenSeconds" = "second"): void {
  const { subscribe, get } = every === "second" ? seconds : tenSeconds;
  useSyncExternalStore(subscribe, get);
}

/** Returns the result of `read`, evaluated every ten seconds; renders only when the result changes. */
export const useTicked = (read: () => string): string => useSyncExternalStore(tenSeconds.subscribe, read);

/** Returns the platform's time (ms), updated every second; null until it is known. */
export function usePlatformNow(): number | null {
  useTick();
  const clock = useLive()?.clock;
  return clock ? nowAtTick(clock) : null;
}
