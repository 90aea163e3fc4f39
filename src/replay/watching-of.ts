import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import type { ReplayIndex } from "../../streams/replay/replay-index.ts";
import type { Watching } from "../../streams/replay/watch-path.ts";
import { judgingOf } from "./judging-of.ts";

/** What names mean to whoever watches a recording, and how its numbers are measured. */
export function watchingOf(
  { log, index }: { readonly log: RecordedLog; readonly index: ReplayIndex },
  answerWithinSeconds: number,
): Watching {
  const { measure, segments } = judgingOf(log, answerWithinSeconds);
  // A header names those that its writer knew of; events may have told of others since.
  const isTold = (id: string) =>
    [log.begin.floor, index.floorAt(log.length)].some((floor) => floor.segments.has(id));
  return {
    names: log.header.names,
    measure,
    hasSegment: (name) => segments.isNamed(name) || isTold(segments.idOf(name)),
  };
}
