import { instantIn } from "../../streams/replay/instant-in.ts";

/** Traffic at the start of the platform: a demo, none, or a recording at a speed (infinite for `max`). */
export type TrafficChoice =
  | { readonly kind: "demo" }
  | { readonly kind: "none" }
  | { readonly kind: "recording"; readonly file: string; readonly speed: number };

/** Parses TRAFFIC: `demo`, `none` or `FILE@SPEED`. Throws an error with the accepted values. */
export function trafficChoice(text: string | undefined): TrafficChoice {
  if (text === undefined || text === "" || text === "demo") return { kind: "demo" };
  if (text === "none") return { kind: "none" };
  const at = text.lastIndexOf("@");
  const file = text.slice(0, at);
  if (at <= 0)
    throw new Error(`TRAFFIC is "${text}"; it can be demo, none or FILE@SPEED, such as day.ndjson.gz@60.`);
  return { kind: "recording", file, speed: playSpeed(text.slice(at + 1)) };
}

/** Parses a speed factor; `max` is infinite. Throws with the accepted values. */
export function playSpeed(text: string): number {
  if (text === "max") return Infinity;
  const speed = /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  if (speed <= 0)
    throw new Error(
      `The speed is "${text}"; it can be a number above 0, such as 60 for a minute a second, or max.`,
    );
  return speed;
}

/**
 * Reads from when on a recording is to be played: `HH:MM` of its first day, or `yyyy-mm-ddTHH:MM`. Gives the
 * instant (ms) for the instant of its first event, in its zone; throws where the text is no such time.
 */
export function startTime(text: string, zone: string): (first: number) => number {
  instantIn(zone, 0, text);
  return (first) => instantIn(zone, first, text);
}
