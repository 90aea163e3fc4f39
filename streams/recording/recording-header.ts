import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { isZone } from "./is-zone.ts";
import { isObject, parsedObject } from "./parsed-object.ts";

/** Reads the first line of a recording. Throws with a sentence that says what the file is not. */
export function readHeader(line: string): RecordingHeader {
  const value = parsedObject(line);
  if (value?.["k"] !== "header" || value["format"] !== "switchboard-recording") {
    throw new Error("This is not a recording: its first line is not the header of one.");
  }
  if (value["version"] !== 1) throw new Error(`This recording has format version ${String(value["version"])}; version 1 can be read here.`);
  const { name, zone, events, names } = value;
  if (typeof name !== "string" || name === "" || typeof zone !== "string" || !isZone(zone) || !Number.isSafeInteger(events) || !areNames(names)) {
    throw new Error("The header of this recording is damaged: name, zone, names or the count of events is missing.");
  }
  return value as RecordingHeader; // the members that anything relies on were looked at above
}

const areNames = (names: unknown): boolean => isObject(names) && areTexts(names["segments"]) && areTexts(names["users"]);
const areTexts = (names: unknown): boolean => isObject(names) && Object.values(names).every((name) => typeof name === "string");
