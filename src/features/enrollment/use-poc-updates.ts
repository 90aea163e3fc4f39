import { useEffect, useRef } from "react";
import { useFloor } from "../../services/live-services.ts";

/** Calls back when the floor reports a change of a branch's POCs. */
export function usePocUpdates(branch: string, tell: () => void): void {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  const pocs = useFloor()?.state.pocs;
  const said = pocs
    ? [...pocs].flatMap((poc) => (poc.branch === branch ? `${poc.id} ${poc.connected}` : []))
    : null;
  const news = said ? said.sort().join() : null;
  const before = useRef(news);
  useEffect(() => {
    // The first word is no news: what is shown was read at that moment.
    if (before.current !== null && news !== before.current) latest.current();
    before.current = news;
  }, [news]);
}
