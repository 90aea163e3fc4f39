import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";

export type { RecordingHeader };

/** One line of a recording: an event, or a record of another kind that says which in `k`. */
export type RecordingLine =
  | { readonly kind: "event"; readonly event: Event }
  | { readonly kind: "other"; readonly k: string }
  | { readonly kind: "broken"; readonly reason: string };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Reads one line after the header. Kinds that this version does not know are told apart, never refused. */
export function readLine(line: string): RecordingLine {
  const value = parsed(line);
  if (!isObject(value)) return { kind: "broken", reason: "not a JSON object" };
  if (typeof value["k"] === "string") return { kind: "other", k: value["k"] };
  if (value["specversion"] !== "1.0") return { kind: "broken", reason: "neither an event nor a record" };
  const { type, subject, time, offset, id, source } = value;
  if ([type, subject, time, id, source].some((member) => typeof member !== "string") || !Number.isSafeInteger(offset)) {
    return { kind: "broken", reason: "an event without its envelope" };
  }
  return { kind: "event", event: value as Event }; // the envelope was looked at above, the payload's owner is the log
}

/** Reads the first line. Throws with a sentence that says what the file is not. */
export function readHeader(line: string): RecordingHeader {
  const value = parsed(line);
  if (!isObject(value) || value["k"] !== "header" || value["format"] !== "switchboard-recording") {
    throw new Error("This is not a recording: its first line is not the header of one.");
  }
  if (value["version"] !== 1) throw new Error(`This recording has format version ${String(value["version"])}; version 1 can be read here.`);
  return value as RecordingHeader; // the two members that tell the format were looked at above
}
