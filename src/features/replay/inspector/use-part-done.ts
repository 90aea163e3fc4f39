import { useEffect, useRef, useState } from "react";
import { useLasting } from "../../../ui/use-lasting.ts";

/** Delay before progress is shown, and interval between updates, ms. */
const [PATIENCE, OFTEN] = [300, 200];

/** Returns the progress of a worker task, from 0 to 1; null while none takes long. */
export function usePartDone(isUnderWay: boolean, ask: () => Promise<number>): number | null {
  const [part, setPart] = useState(0);
  const isLong = useLasting(isUnderWay, PATIENCE);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!isLong) return undefined;
    let isWanted = true;
    const look = async () => {
      const done = await latest.current();
      if (isWanted) setPart(done);
    };
    void look();
    const timer = setInterval(() => void look(), OFTEN);
    return () => {
      isWanted = false;
      clearInterval(timer);
      setPart(0);
    };
  }, [isLong]);
  return isLong ? part : null;
}
