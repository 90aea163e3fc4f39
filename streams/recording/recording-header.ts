import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { isZone } from "./instant-of.ts";
import { isObject, parsedObject } from "./json-value.ts";

/** Reason why a file cannot be read: not a replay file, an unknown version, or a damaged header. */
type HeaderFault =
  | { readonly fault: "none" }
  | { readonly fault: "version"; readonly version: string }
  | { readonly fault: "damaged" };

/**
 * Thrown if the first line is not the header of a replay file, with the reason as a message and as a code for
 * translation.
 */
export class NoHeader extends Error {
  override readonly name = "NoHeader";

  constructor(
    message: string,
    readonly why: HeaderFault,
  ) {
    super(message);
  }
}

/** Parses the first line of a replay file. Throws NoHeader if it is not a valid header. */
export function readHeader(line: string): RecordingHeader {
  const value = parsedObject(line);
  if (value?.["k"] !== "header" || value["format"] !== "switchboard-recording") {
    throw new NoHeader("This is not a replay file: its first line is not the header of one.", {
      fault: "none",
    });
  }
  const version = String(value["version"]);
  if (value["version"] !== 1)
    throw new NoHeader(`This replay file has format version ${version}; version 1 can be read here.`, {
      fault: "version",
      version,
    });
  const { name, zone, events, names, stream } = value;
  if (
    typeof name !== "string" ||
    name === "" ||
    typeof zone !== "string" ||
    !isZone(zone) ||
    !Number.isSafeInteger(events) ||
    !areNames(names) ||
    !isObject(stream) ||
    !Number.isSafeInteger(stream["first"])
  ) {
    throw new NoHeader(
      "The header of this recording is damaged: name, zone, names, stream or the count of events is missing.",
      { fault: "damaged" },
    );
  }
  const { schemas } = value;
  return { ...value, schemas: isObject(schemas) ? schemas : {} } as RecordingHeader; // all required members were checked above
}

const areNames = (names: unknown): boolean =>
  isObject(names) && areTexts(names["segments"]) && areTexts(names["users"]);
const areTexts = (names: unknown): boolean =>
  isObject(names) && Object.values(names).every((name) => typeof name === "string");

/** Version of the application that writes replay files. */
export { version as APP_VERSION } from "../../package.json";

/** Media type of replay files. */
export const RECORDING_TYPE = "application/vnd.switchboard.recording+ndjson";

/**
 * Maximum number of events in a replay file of a platform's log: a day of a large contact center, which is
 * read in less than a minute.
 */
export const MOST_RECORDED = 500_000;

/**
 * Returns the name that a file lists for an id; null if it lists none. Ids may be any text, including
 * `constructor`.
 */
export const nameIn = (names: Readonly<Record<string, string>>, id: string): string | null =>
  Object.hasOwn(names, id) ? (names[id] ?? null) : null;
