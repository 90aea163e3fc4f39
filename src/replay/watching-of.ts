import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import type { ReplayIndex } from "../../streams/replay/replay-index.ts";
import type { Watching } from "../../streams/replay/watch-path.ts";
import { judgingOf } from "./judging-of.ts";

/** Returns the context of watch expressions in a replay file: names and metrics. */
export function watchingOf(
  { log, index }: { readonly log: RecordedLog; readonly index: ReplayIndex },
  answerWithinSeconds: number,
): Watching {
  const { measure, segments } = judgingOf(log, answerWithinSeconds);
  // The header contains the segments that its writer knew. Events can describe further ones.
  const isDescribed = (id: string) =>
    [log.begin.floor, index.floorAt(log.length)].some((floor) => floor.segments.has(id));
  return {
    names: log.header.names,
    measure,
    hasSegment: (name) => segments.isNamed(name) || isDescribed(segments.idOf(name)),
  };
}
