import { useSyncExternalStore } from "react";
import { type Trust, useLive } from "../../services/live-services.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { useMonitor } from "./monitor-context.ts";

const NOTHING = { subscribe: () => () => undefined, get: () => null };

/** Returns whether the shown data can be trusted, and since when not; null if the floor is not followed. */
function useTrust(): Trust | null {
  const trust = useLive()?.trust ?? NOTHING;
  return useSyncExternalStore(trust.subscribe, trust.get);
}

/** Since when what is shown is too old to be trusted, in words; null while it can be. */
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
 * Returns a sentence about stale data and the next step; null while it can be trusted, and offline, which
 * another banner covers.
 */
export function useStaleSentence(): string | null {
  const { say } = useTexts();
  const { time } = useFormats();
  const now = useTrust();
  return now?.state === "stale" && now.at !== null ? say.monitor.stale({ time: time(now.at) }) : null;
}
