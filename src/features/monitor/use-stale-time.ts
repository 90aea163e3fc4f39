import { useSyncExternalStore } from "react";
import { type Trust, useLive } from "../../services/live-services.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { useMonitor } from "./monitor-context.ts";

const NOTHING = { subscribe: () => () => undefined, get: () => null };

/** Returns the state of the live data and the time (ms) of the last update; null without a live floor. */
function useTrust(): Trust | null {
  const trust = useLive()?.trust ?? NOTHING;
  return useSyncExternalStore(trust.subscribe, trust.get);
}

/** Returns a text with the time since which the data are stale; null while the data are current or paused. */
export function useStaleTime(): string | null {
  const { source } = useMonitor();
  const { say } = useTexts();
  const { time } = useFormats();
  const now = useTrust();
  if (
    now === null ||
    source.isPaused() ||
    (now.state !== "stale" && now.state !== "offline") ||
    now.at === null
  )
    return null;
  return say.monitor.notes.staleSince({ time: time(now.at) });
}

/**
 * Returns a sentence about stale data for the banner of the page. Null while the data are current, and while
 * offline, because another banner is shown then.
 */
export function useStaleSentence(): string | null {
  const { say } = useTexts();
  const { time } = useFormats();
  const now = useTrust();
  return now?.state === "stale" && now.at !== null ? say.monitor.stale({ time: time(now.at) }) : null;
}
