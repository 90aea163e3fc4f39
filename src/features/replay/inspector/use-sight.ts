import { useCallback, useState } from "react";

/** Rows per request, so that scrolling rarely sends one. */
const BLOCK = 100;

/** The rows of a long list that are asked for: the blocks that those in sight are in. */
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
