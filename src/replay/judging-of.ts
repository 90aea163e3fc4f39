import { measuring } from "../../streams/replay/holds.ts";
import { instantIn } from "../../streams/replay/instant-in.ts";
import type { Judging } from "../../streams/replay/judges/judging.ts";
import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import { segmentNames } from "../../streams/replay/segment-names.ts";

/**
 * Returns the context for evaluating expectations on a replay file: names, times and metrics. The service
 * level uses `answerWithinSeconds`.
 */
export function judgingOf({ header, clock }: RecordedLog, answerWithinSeconds: number): Judging {
  const segments = segmentNames(header.names);
  return {
    measure: measuring({ zone: header.zone, answerWithinSeconds, segmentOf: segments.idOf }),
    segments,
    instantOf: (time, otherwise) =>
      time === undefined ? otherwise : instantIn(header.zone, clock[0] ?? 0, time),
  };
}
