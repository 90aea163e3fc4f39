import type { RecordingHeader } from "../../openapi/generated/recording.ts";

/** Names of segments in expressions and expectations of a replay file. */
export interface SegmentNames {
  /** Returns the id for a name; a text that is not a name counts as an id. */
  readonly idOf: (name: string) => string;
  /** True if the replay file's header contains the name or id. */
  readonly isNamed: (name: string) => boolean;
}

export function segmentNames({ segments }: RecordingHeader["names"]): SegmentNames {
  const ids = new Map(Object.entries(segments).map(([id, name]) => [name, id]));
  return {
    idOf: (name) => ids.get(name) ?? name,
    isNamed: (name) => ids.has(name) || Object.hasOwn(segments, name),
  };
}
