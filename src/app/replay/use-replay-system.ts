import { useEffect, useState } from "react";
import { startDesk } from "../../replay/client.ts";
import { loadChunk } from "../../ui/load-chunk.ts";
import { type ReplaySystem, startReplay } from "./replay-system.ts";

const frame = (draw: (at: number) => void) => {
  const asked = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(asked);
};

/** What plays a recording, for as long as the page stands; null before it does. */
export function useReplaySystem(): ReplaySystem | null {
  const [system, setSystem] = useState<ReplaySystem | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let over = false;
    let end = () => {};
    const begin = async () => {
      const { desk, end: letGo } = await loadChunk(startDesk);
      if (over) return letGo();
      const started = startReplay({ desk, frame });
      setSystem(started);
      end = () => {
        started.stop();
        letGo();
      };
    };
    begin().catch(setFailure);
    return () => {
      over = true;
      end();
    };
  }, []);
  // A part that did not load is told where every such part is told.
  if (failure) throw failure;
  return system;
}
