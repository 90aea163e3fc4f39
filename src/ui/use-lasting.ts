import { useEffect, useState } from "react";

/**
 * Returns true once `state` has been true for `ms` without interruption, so that shorter states are never
 * shown.
 */
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
 * Returns true once `state` has been true, so that an opened part stays mounted to animate closing and reopen
 * immediately.
 */
export function useEver(state: boolean): boolean {
  const [ever, setEver] = useState(state);
  if (state && !ever) setEver(true);
  return ever;
}
