import { useEffect, useState } from "react";

/** True once `state` has been true for `ms` without a break; what is over sooner is never shown. */
export function useLasting(state: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!state) return;
    const timer = setTimeout(() => setLasting(true), ms);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [state, ms]);
  return state && lasting;
}

/**
 * Returns true if `state` is true or has ever been: what was opened once stays, to close in its own time and to open
 * again at once.
 */
export function useEver(state: boolean): boolean {
  const [ever, setEver] = useState(state);
  if (state && !ever) setEver(true);
  return ever;
}
