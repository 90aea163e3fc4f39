import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { FOLD_VERSION } from "../../streams/projections/floor.ts";
import { createUpcaster } from "../../streams/recording/upcast.ts";

/**
 * Returns a warning about a recording made with another version of the fold, which computes the floor from
 * events; null for the current version.
 */
export const foldWords = ({ fold }: Pick<RecordingHeader, "fold">): string | null =>
  fold === FOLD_VERSION
    ? null
    : `The replay file was made with fold version ${fold}; the current version is ${FOLD_VERSION}. Metrics may differ from those shown when it was recorded; events do not.`;

const LISTED = 10;

/** Returns a warning about event types of a newer schema version; null if there are none. */
export function newerWords(header: Pick<RecordingHeader, "schemas">): string | null {
  const newer = createUpcaster(header).newer;
  if (newer.length === 0) return null;
  const more = newer.length > LISTED ? ` and ${newer.length - LISTED} more` : "";
  return `These events are from a newer version of Switchboard and may be misread: ${newer.slice(0, LISTED).join(", ")}${more}.`;
}
