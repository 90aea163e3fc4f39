import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useLocation } from "wouter";
import { type LiveServices, useLive } from "../../services/live-services.ts";

const NOBODY = () => () => undefined;
const UNKNOWN = "unknown";
const WAITING = "waiting";

/**
 * Whether somebody waits under this id, so that it is no call yet; once they are answered one is led to their
 * call. Tells of every change of the call on the floor.
 */
export function useLiveCall(id: string, onChange: () => void): boolean {
  const live = useLive();
  const [, navigate] = useLocation();
  const key = useSyncExternalStore(live?.floor.subscribe ?? NOBODY, () => keyOf(live, id));
  const shown = useRef(key);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const before = shown.current;
    shown.current = key;
    if (before === key || before === UNKNOWN) return;
    const answered =
      before === WAITING
        ? [...(live?.floor.get()?.state.calls ?? [])].find(({ queue }) => queue === id)
        : undefined;
    if (answered && answered.id !== id)
      navigate(`/call/${encodeURIComponent(answered.id)}`, { replace: true });
    else change();
  }, [key, id, live, navigate]);
  return key === WAITING;
}

/** What of the floor the page shows otherwise than before, where it differs. */
function keyOf(live: LiveServices | null, id: string): string {
  const floor = live?.floor.get()?.state;
  if (!floor) return UNKNOWN;
  const call = floor.calls.get(id);
  if (call) return [call.user ?? "", call.transfers, call.segment, ...call.tags].join(" ");
  return floor.queue.get(id) ? WAITING : "";
}
