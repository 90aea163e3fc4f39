import type { RecordingHeader } from "../../openapi/generated/recording.ts";

/** What segments are called where somebody writes of a recording. */
export interface SegmentNames {
  /** The id of what is called so; a text that no segment is called is taken for an id itself. */
  readonly idOf: (name: string) => string;
  /** True if the recording says of itself that there is one of that name or id. */
  readonly isNamed: (name: string) => boolean;
}

export function segmentNames({ segments }: RecordingHeader["names"]): SegmentNames {
  const ids = new Map(Object.entries(segments).map(([id, name]) => [name, id]));
  return {
    idOf: (name) => ids.get(name) ?? name,
    isNamed: (name) => ids.has(name) || Object.hasOwn(segments, name),
  };
}
