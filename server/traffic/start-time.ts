import { instantIn } from "../../streams/replay/instant-in.ts";

/**
 * Reads from when on a recording is to be played: `HH:MM` of its first day, or `yyyy-mm-ddTHH:MM`. Gives the
 * instant (ms) for the instant of its first event, in its zone; throws where the text is no such time.
 */
export function startTime(text: string, zone: string): (first: number) => number {
  instantIn(zone, 0, text);
  return (first) => instantIn(zone, first, text);
}
