import { useSyncExternalStore } from "react";
import { useLive } from "./live-services.ts";

/** One interval for everybody who shows time passing; it runs while somebody does. */
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

/** The time that is shown is another one at once: whoever shows it draws it anew. */
export const timeJumped = (): void => seconds.tell();

/** Draws the component anew every second, or every ten. */
export function useTick(every: "second" | "tenSeconds" = "second"): void {
  const { subscribe, get } = every === "second" ? seconds : tenSeconds;
  useSyncExternalStore(subscribe, get);
}

/** What `read` says, asked anew every ten seconds; the component is drawn anew only where it says something else. */
export const useTicked = (read: () => string): string => useSyncExternalStore(tenSeconds.subscribe, read);

/** The platform's time now (ms), moving on every second; null before it is known. */
export function usePlatformNow(): number | null {
  useTick();
  return useLive()?.clock.now() ?? null;
}
