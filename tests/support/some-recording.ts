import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { judgingOf } from "../../src/replay/judging-of.ts";
import { watchingOf } from "../../src/replay/watching-of.ts";
import type { StandingRecord } from "../../streams/recording/read-recording.ts";
import { recordedLog } from "../../streams/replay/recorded-log.ts";
import { ReplayIndex } from "../../streams/replay/replay-index.ts";
import { someHeader } from "./some-header.ts";

/** Makes a recording of these events with every floor of it available, and its measurements. */
export function someRecording(
  events: readonly Event[],
  names: RecordingHeader["names"] = { segments: {}, users: {} },
  records: readonly StandingRecord[] = [],
) {
  const log = recordedLog(someHeader(events, names), events, { records });
  const index = ReplayIndex.of(log);
  const [judging, watching] = [judgingOf(log, 20), watchingOf({ log, index }, 20)];
  return {
    log,
    floorAt: (position: number) => index.floorAt(position),
    judging,
    watching,
    measure: judging.measure,
  };
}
