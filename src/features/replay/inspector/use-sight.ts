import { useCallback, useState } from "react";

/** Rows per request. There are many, so that scrolling rarely causes a request. */
const BLOCK = 100;

/** Returns the rows to request for a long list: the blocks that contain the visible rows. */
export function useSight() {
  const [sight, setSight] = useState({ from: 0, until: BLOCK });
  const onSight = useCallback((from: number, until: number) => {
    const next = {
      from: Math.max(0, Math.floor(from / BLOCK) * BLOCK),
      until: (Math.floor(until / BLOCK) + 1) * BLOCK,
    };
    setSight((before) => (before.from === next.from && before.until === next.until ? before : next));
  }, []);
  return { sight, onSight };
}
