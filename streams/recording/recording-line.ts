import type { Event } from "../../openapi/generated/live-monitor.ts";
import { parsedObject } from "./parsed-object.ts";

/** One line of a recording: an event, a record of another kind that says which in `k`, or why it is neither. */
export type RecordingLine =
  | { readonly kind: "event"; readonly event: Event }
  /** The rest of it is its kind's own. */
  | { readonly kind: "other"; readonly k: string; readonly record: Readonly<Record<string, unknown>> }
  | { readonly kind: "broken"; readonly fault: LineFault };

/** Why a line is neither an event nor a record: it is no JSON object; neither of them; an event without its envelope, with a time that cannot be read, or without data. */
export type LineFault = "not-json" | "neither" | "no-envelope" | "no-time" | "no-data";

/** Reads one line after the header. Kinds that this version does not know are told apart, never refused. */
export function readLine(line: string): RecordingLine {
  const value = parsedObject(line);
  if (!value) return { kind: "broken", fault: "not-json" };
  if (typeof value["k"] === "string") return { kind: "other", k: value["k"], record: value };
  if (value["specversion"] !== "1.0") return { kind: "broken", fault: "neither" };
  const { type, subject, time, offset, id, source, data } = value;
  if ([type, subject, id, source].some((member) => typeof member !== "string") || !Number.isSafeInteger(offset)) {
    return { kind: "broken", fault: "no-envelope" };
  }
  if (typeof time !== "string" || Number.isNaN(Date.parse(time))) return { kind: "broken", fault: "no-time" };
  if (typeof data !== "object" || data === null) return { kind: "broken", fault: "no-data" };
  return { kind: "event", event: value as Event }; // the envelope was looked at above, the payload's owner is the log
}
