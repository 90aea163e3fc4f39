import type { Event } from "../../openapi/generated/live-monitor.ts";
import { isFoldable } from "../events/event.ts";
import { instantOf } from "./instant-of.ts";
import { isInForm } from "./payload-form.ts";
import { isObject, parsedObject } from "./json-value.ts";

/**
 * One line of a recording: an event, a record of another kind that says which in `k`, or why it is neither.
 */
export type RecordingLine =
  | { readonly kind: "event"; readonly event: Event }
  /** The rest of it is its kind's own. */
  | { readonly kind: "other"; readonly k: string; readonly record: Readonly<Record<string, unknown>> }
  | { readonly kind: "broken"; readonly fault: LineFault };

/**
 * Why a line is neither an event nor a record: it is no JSON object; neither of them; an event without its
 * envelope, with a time that cannot be read or folded, or without data that can be folded.
 */
export type LineFault = "not-json" | "neither" | "no-envelope" | "no-time" | "no-data";

/** Reads one line after the header. Kinds that this version does not know are told apart, never refused. */
export function readLine(line: string): RecordingLine {
  const value = parsedObject(line);
  if (!value) return { kind: "broken", fault: "not-json" };
  if (typeof value["k"] === "string") return { kind: "other", k: value["k"], record: value };
  const fault = eventFault(value);
  if (fault) return { kind: "broken", fault };
  return { kind: "event", event: value as Event }; // the envelope was looked at above, the payload's owner is the log
}

/** Why an object is no event; null where it is one. */
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
    ? toldFault({ type, time, data })
    : isFoldable(instantOf(time))
      ? "no-data"
      : "no-time";
}

/** Why what an event says cannot be folded; null where it can. */
export function toldFault({ type, time, data }: Pick<Event, "type" | "time" | "data">): LineFault | null {
  if (!isFoldable(instantOf(time))) return "no-time";
  return isInForm(type, data) ? null : "no-data";
}
