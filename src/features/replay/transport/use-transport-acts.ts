import { useReplay } from "../../../services/replay.ts";
import { SPEEDS, useTransport } from "../../../services/use-transport.ts";

/** What the buttons and the keys of the transport do. */
export function useTransportActs() {
  const { transport, opened, seek, shown } = useReplay();
  const { state, speed } = useTransport();
  const place = SPEEDS.indexOf(speed);
  const choose = (next: number) => {
    const chosen = SPEEDS[next];
    if (chosen !== undefined) transport.send({ type: "speed.chosen", speed: chosen });
  };
  const stepTo = (position: number) => {
    transport.send({ type: "pause" });
    seek({ position });
  };
  return {
    toggle: () => transport.send({ type: state === "playing" ? "pause" : "play" }),
    start: () => stepTo(0),
    end: () => stepTo(opened.length),
    back: () => stepTo(shown.get().position - 1),
    forward: () => stepTo(shown.get().position + 1),
    slower: () => choose(place - 1),
    faster: () => choose(place + 1),
  };
}
