import { useReplay } from "../../../services/replay.ts";
import { SPEEDS, useTransport } from "../../../services/use-transport.ts";
import { useAnswerWithin } from "../use-answer-within.ts";

/** What the buttons and the keys of the transport do. */
export function useTransportActs() {
  const { desk, transport, opened, seek, seekFrom } = useReplay();
  const { state, speed, step } = useTransport();
  const answerWithin = useAnswerWithin();
  const place = SPEEDS.indexOf(speed);
  const choose = (next: number) => {
    const chosen = SPEEDS[next];
    if (chosen !== undefined) transport.send({ type: "speed.chosen", speed: chosen });
  };
  const stepTo = (place: Parameters<typeof seek>[0]) => {
    transport.send({ type: "pause" });
    seek(place);
  };
  const stepBy = (direction: 1 | -1) => {
    transport.send({ type: "pause" });
    seekFrom((from) =>
      step === "event"
        ? { position: from.position + direction }
        : desk.stepFrom(from, step, direction, answerWithin),
    );
  };
  return {
    toggle: () => transport.send({ type: state === "playing" ? "pause" : "play" }),
    start: () => stepTo({ position: 0 }),
    end: () => stepTo({ position: opened.length, time: opened.last }),
    back: () => stepBy(-1),
    forward: () => stepBy(1),
    slower: () => choose(place - 1),
    faster: () => choose(place + 1),
  };
}
