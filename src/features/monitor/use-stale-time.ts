import { useSyncExternalStore } from "react";
import { useLive } from "../../services/live-services.ts";
import { useAccountTime } from "../../services/use-account-time.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useMonitor } from "./monitor-context.ts";

const NOTHING = { subscribe: () => () => undefined, get: () => null };

/** Since when what is shown is too old to be trusted, in words; null while it can be. */
export function useStaleTime(): string | null {
  const { source } = useMonitor();
  const { say } = useTexts();
  const time = useAccountTime();
  const trust = useLive()?.trust ?? NOTHING;
  const now = useSyncExternalStore(trust.subscribe, trust.get);
  if (now === null || source.isPaused() || (now.state !== "stale" && now.state !== "offline") || now.at === null) return null;
  return say.monitor.beside.staleSince({ time: time(now.at) });
}
