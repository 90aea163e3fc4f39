import { useState } from "react";

/**
 * Whether `state` is true or has ever been: what was opened once stays, to close in its own time and to open
 * again at once.
 */
export function useEver(state: boolean): boolean {
  const [ever, setEver] = useState(state);
  if (state && !ever) setEver(true);
  return ever;
}
