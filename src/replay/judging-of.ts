import { measuring } from "../../streams/replay/holds.ts";
import { instantIn } from "../../streams/replay/instant-in.ts";
import type { Judging } from "../../streams/replay/judges/judging.ts";
import type { RecordedLog } from "../../streams/replay/recorded-log.ts";

/** What names and times mean in a recording, and how its numbers are measured; `answerWithinSeconds` for the service level. */
export function judgingOf({ header, clock }: RecordedLog, answerWithinSeconds: number): Judging {
  const ids = new Map(Object.entries(header.names.segments).map(([id, name]) => [name, id]));
  const segmentOf = (name: string) => ids.get(name) ?? name;
  return {
    measure: measuring({ zone: header.zone, answerWithinSeconds, segmentOf }),
    segmentOf,
    instantOf: (time, otherwise) => (time === undefined ? otherwise : instantIn(header.zone, clock[0] ?? 0, time)),
  };
}
