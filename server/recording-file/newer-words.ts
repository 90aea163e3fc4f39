import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { upcasterOf } from "../../streams/recording/upcast.ts";

const LISTED = 10;

/** Which types of a recording a newer version wrote than is known here; null where there are none. */
export function newerWords(header: Pick<RecordingHeader, "schemas">): string | null {
  const newer = upcasterOf(header).newer;
  if (newer.length === 0) return null;
  const more = newer.length > LISTED ? ` and ${newer.length - LISTED} more` : "";
  return `A newer version of the product wrote these events, and what they say may be misread: ${newer.slice(0, LISTED).join(", ")}${more}.`;
}
