import type { Event } from "../../openapi/generated/live-monitor.ts";
import { isFoldable } from "../events/event.ts";
import { instantOf } from "./instant-of.ts";
import { hasValidForm } from "./payload-form.ts";
import { isObject, parsedObject } from "./json-value.ts";

/** A line of a replay file: an event, a record of another kind (`k`), or the reason why it is neither. */
export type RecordingLine =
  | { readonly kind: "event"; readonly event: Event }
  /** The other members depend on `k`. */
  | { readonly kind: "other"; readonly k: string; readonly record: Readonly<Record<string, unknown>> }
  | { readonly kind: "broken"; readonly fault: LineFault };

/**
 * Reason why a line is invalid, in this order: not a JSON object; an object that is neither an event nor a
 * record; an event with an invalid envelope, time or data.
 */
export type LineFault = "not-json" | "neither" | "no-envelope" | "no-time" | "no-data";

/** Reads a line after the header. Records of unknown kinds are returned as `other`, never rejected. */
export function readLine(line: string): RecordingLine {
  const value = parsedObject(line);
  if (!value) return { kind: "broken", fault: "not-json" };
  if (typeof value["k"] === "string") return { kind: "other", k: value["k"], record: value };
  const fault = eventFault(value);
  if (fault) return { kind: "broken", fault };
  return { kind: "event", event: value as Event }; // the envelope was checked above; the log validates the payload
}

/** Returns the reason why an object is not an event; null if it is one. */
export function eventFault({
  specversion,
  type,
  subject,
  time,
  offset,
  id,
  source,
  data,
}: Readonly<Record<string, unknown>>): LineFault | null {
  if (specversion !== "1.0") return "neither";
  if (
    typeof type !== "string" ||
    typeof subject !== "string" ||
    typeof id !== "string" ||
    typeof source !== "string" ||
    !Number.isSafeInteger(offset)
  )
    return "no-envelope";
  if (typeof time !== "string") return "no-time";
  return isObject(data)
    ? foldFault({ type, time, data })
    : isFoldable(instantOf(time))
      ? "no-data"
      : "no-time";
}

/** Returns the reason why an event cannot be folded; null if it can. */
export function foldFault({ type, time, data }: Pick<Event, "type" | "time" | "data">): LineFault | null {
  if (!isFoldable(instantOf(time))) return "no-time";
  return hasValidForm(type, data) ? null : "no-data";
}
