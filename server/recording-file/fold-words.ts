import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { FOLD_VERSION } from "../../streams/projections/floor.ts";

/**
 * What to know of a recording that another version of the fold was current for; null where it was this one.
 */
export const foldWords = ({ fold }: Pick<RecordingHeader, "fold">): string | null =>
  fold === FOLD_VERSION
    ? null
    : `Version ${fold} of the fold was current when this was written, and ${FOLD_VERSION} is now: numbers may be others than were shown then, the events are as they were.`;
