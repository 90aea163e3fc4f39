import { useEffect } from "react";
import { navigate } from "wouter/use-browser-location";
import type { ReplayRoom } from "../../services/replay.ts";
import { transportState } from "../../services/use-transport.ts";
import { readAddress, withStanding } from "./replay-address.ts";
import { REPLAY } from "./replay-doors.tsx";

/** ms after which somebody who went somewhere is taken to stay. */
const RESTED = 250;

/** Keeps where one is in the address, and goes where the address says when somebody goes back. */
export function useKeptPlace({ shown, seek, transport }: ReplayRoom): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      const { standing, speed } = transport.getSnapshot().context;
      const { offset, now } = shown.get();
      const next = withStanding(location.search, { offset, now, happened: standing.happened, speed });
      if (location.pathname === REPLAY && `?${next}` !== location.search)
        navigate(`${REPLAY}?${next}`, { replace: true });
    };
    const later = () => {
      clearTimeout(timer);
      // What plays is somewhere else with every frame; its place is written down when it stands.
      if (transportState(transport.getSnapshot()) !== "playing") timer = setTimeout(write, RESTED);
    };
    const back = () => {
      const { at, speed } = readAddress(location.search);
      if (at) seek(at);
      transport.send({ type: "speed.chosen", speed: speed ?? 1 });
    };
    const stopShown = shown.subscribe(later);
    const told = transport.subscribe(later);
    window.addEventListener("popstate", back);
    window.addEventListener("pagehide", write);
    return () => {
      clearTimeout(timer);
      stopShown();
      told.unsubscribe();
      window.removeEventListener("popstate", back);
      window.removeEventListener("pagehide", write);
    };
  }, [shown, seek, transport]);
}
