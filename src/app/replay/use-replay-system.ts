import { useEffect, useState } from "react";
import { startDesk } from "../../replay/client.ts";
import { type ReplaySystem, startReplay } from "./replay-system.ts";

const frame = (draw: (at: number) => void) => {
  const asked = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(asked);
};

/** What plays a recording, for as long as the page stands; null before it does. */
export function useReplaySystem(): ReplaySystem | null {
  const [system, setSystem] = useState<ReplaySystem | null>(null);
  useEffect(() => {
    const { desk, end } = startDesk();
    const started = startReplay({ desk, frame });
    setSystem(started);
    return () => {
      started.stop();
      end();
    };
  }, []);
  return system;
}
