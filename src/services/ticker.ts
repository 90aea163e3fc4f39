import { useSyncExternalStore } from "react";
import { useLive } from "./live-services.ts";
import type { PlatformClock } from "./platform-clock.ts";

/** One shared interval for all components that show elapsed time; it runs while there are any. */
function ticker(every: number) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | null = null;
  let count = 0;
  const tell = () => {
    count++;
    for (const one of listeners) one();
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

/** Renders all shown times immediately after the time jumped. */
export const refreshTimes = (): void => seconds.tell();

/** ms that a reading may lie behind its clock where nothing ticks. */
const OLD = 1_000;
const readings = new WeakMap<Clock, { readonly tick: number; readonly now: number | null }>();

type Clock = Pick<PlatformClock, "now">;

/** Reads a clock once a tick, so that everything drawn until the next tick shows the same time (ms). */
export function nowAtTick(clock: Clock): number | null {
  const kept = readings.get(clock);
  const tick = seconds.get();
  const isKept = kept !== undefined && kept.now !== null && kept.tick === tick;
  if (isKept && (seconds.isRunning() || Math.abs((clock.now() ?? 0) - (kept.now ?? 0)) < OLD))
    return kept.now;
  const now = clock.now();
  readings.set(clock, { tick, now });
  return now;
}

/** Notifies of every tick, and of jumps in between. */
export const subscribeToTicks = seconds.subscribe;

/** Renders the component every second, or every ten seconds. */
export function useTick(every: "second" | "tenSeconds" = "second"): void {
  const { subscribe, get } = every === "second" ? seconds : tenSeconds;
  useSyncExternalStore(subscribe, get);
}

/** Returns the result of `read`, evaluated every ten seconds; renders only when it changes. */
export const useTicked = (read: () => string): string => useSyncExternalStore(tenSeconds.subscribe, read);

/** The platform's time now (ms), moving on every second; null before it is known. */
export function usePlatformNow(): number | null {
  useTick();
  const clock = useLive()?.clock;
  return clock ? nowAtTick(clock) : null;
}
