import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { FOLD_VERSION } from "../../streams/projections/floor.ts";
import { createUpcaster } from "../../streams/recording/upcast.ts";

/**
 * Returns a warning about a recording made with another version of the fold; null for the current version.
 */
export const foldWords = ({ fold }: Pick<RecordingHeader, "fold">): string | null =>
  fold === FOLD_VERSION
    ? null
    : `Version ${fold} of the fold was current when this was written, and ${FOLD_VERSION} is now: numbers may be others than were shown then, the events are as they were.`;

const LISTED = 10;

/** Returns a warning about event types of a newer schema version; null if there are none. */
export function newerWords(header: Pick<RecordingHeader, "schemas">): string | null {
  const newer = createUpcaster(header).newer;
  if (newer.length === 0) return null;
  const more = newer.length > LISTED ? ` and ${newer.length - LISTED} more` : "";
  return `A newer version of the product wrote these events, and what they say may be misread: ${newer.slice(0, LISTED).join(", ")}${more}.`;
}
