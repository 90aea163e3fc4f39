import { useEffect, useRef, useState } from "react";
import { useLasting } from "../../../ui/use-lasting.ts";

/** ms: what is over sooner nobody needs to follow, and how often whoever follows is told. */
const [PATIENCE, OFTEN] = [300, 200];

/** How much of a work of the desk is done, from 0 to 1; null while there is none that lasts. */
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
