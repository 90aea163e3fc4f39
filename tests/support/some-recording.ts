import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { measuring } from "../../streams/replay/holds.ts";
import type { StandingRecord } from "../../streams/recording/read-recording.ts";
import { recordedLog } from "../../streams/replay/recorded-log.ts";
import { ReplayIndex } from "../../streams/replay/replay-index.ts";
import { someHeader } from "./some-header.ts";

/** A recording of these events with every floor of it at hand, and what measures it. */
export function someRecording(events: readonly Event[], names: RecordingHeader["names"] = { segments: {}, users: {} }, records: readonly StandingRecord[] = []) {
  const log = recordedLog(someHeader(events, names), events, { records });
  const index = ReplayIndex.of(log);
  const ids = new Map(Object.entries(log.header.names.segments).map(([id, name]) => [name, id]));
  const segmentOf = (name: string) => ids.get(name) ?? name;
  return { log, floorAt: (position: number) => index.floorAt(position), segmentOf, measure: measuring({ zone: "UTC", answerWithinSeconds: 20, segmentOf }) };
}
