import { instantIn } from "../../streams/replay/instant-in.ts";

/**
 * Traffic at the start of the platform: the demo, none, or a replay file at a speed factor (infinite for
 * `max`).
 */
export type TrafficChoice =
  | { readonly kind: "demo" }
  | { readonly kind: "none" }
  | { readonly kind: "recording"; readonly file: string; readonly speed: number };

/** Parses the environment variable TRAFFIC: `demo`, `none` or `FILE@SPEED`. Throws if it is none of these. */
export function trafficChoice(text: string | undefined): TrafficChoice {
  if (text === undefined || text === "" || text === "demo") return { kind: "demo" };
  if (text === "none") return { kind: "none" };
  const at = text.lastIndexOf("@");
  const file = text.slice(0, at);
  if (at <= 0)
    throw new Error(`TRAFFIC is "${text}". Use demo, none or FILE@SPEED, such as day.ndjson.gz@60.`);
  return { kind: "recording", file, speed: playSpeed(text.slice(at + 1)) };
}

/** Parses a speed factor; `max` is infinite. Throws if the text is neither `max` nor a number above 0. */
export function playSpeed(text: string): number {
  if (text === "max") return Infinity;
  const speed = /^\d{1,6}(\.\d{1,3})?$/.test(text) ? Number(text) : 0;
  if (speed <= 0)
    throw new Error(
      `The speed is "${text}". Use a number above 0, such as 60 for one minute per second, or max.`,
    );
  return speed;
}

/**
 * Parses a start time in the zone of a recording: `HH:MM` on its first day, or `yyyy-mm-ddTHH:MM`. Returns a
 * function from the instant (ms) of the first event to the start (ms). Throws if the text is not valid.
 */
export function startTime(text: string, zone: string): (first: number) => number {
  instantIn(zone, 0, text);
  return (first) => instantIn(zone, first, text);
}
