import { type EventTopics, topicsOf } from "../../streams/replay/event-topics.ts";
import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import { inStretches } from "./in-stretches.ts";

const known = new WeakMap<RecordedLog, Promise<EventTopics>>();

/** Returns the segment and agent of each event, computed once per replay file on first use. */
export function topicsFor(log: RecordedLog): Promise<EventTopics> {
  const made = known.get(log) ?? inStretches(topicsOf(log));
  known.set(log, made);
  return made;
}
