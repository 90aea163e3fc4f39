import type { Event } from "../../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../../openapi/generated/recording.ts";
import { FOLD_VERSION, floorToJson } from "../../projections/floor.ts";
import { positionOfOffset, recordedLog, type RecordedLog } from "../recorded-log.ts";
import type { Edit } from "./edit.ts";
import { editedEvents, type ForkedEvent } from "./edited-events.ts";

/** A recording as it would be after some edits: one of its own, marked as edited. The one that it comes from stays as it is. */
export interface Fork {
  readonly log: RecordedLog;
  readonly events: readonly ForkedEvent[];
}

/** What each event says, in the envelope of this recording: enough to fold it. */
export function forkOf(log: RecordedLog, edits: readonly Edit[], name: string): Fork {
  const events = editedEvents(log.facts, edits);
  const header: RecordingHeader = { ...log.header, name, fold: FOLD_VERSION, events: events.length, edited: true, sealed: true };
  const { channel, epoch } = header.stream;
  const envelope = ({ fact }: ForkedEvent): Event => ({ specversion: "1.0", channel, epoch, ...fact, id: `edit/${fact.offset}/${fact.subject}` });
  return { log: recordedLog(header, events.map(envelope), { begin: log.begin }), events };
}

/**
 * What stands in the file of a fork behind its header: what stayed as it was has its own envelope, and where events were
 * taken out a record says so. What was expected of the recording is expected of the fork: an edit that breaks it is to be found.
 */
export async function* forkedRecords(log: RecordedLog, { log: forked, events }: Fork): AsyncGenerator<object> {
  const { floor, offset } = log.begin;
  if (offset > 0) yield { k: "state", offset, fold: FOLD_VERSION, floor: floorToJson(floor) };
  for (const { k, record } of log.records) if (k === "expectation") yield record;
  let next = forked.header.stream.first;
  for (const [place, { origin, fact }] of events.entries()) {
    const until = fact.offset - 1;
    const gap = positionOfOffset(log, until) > positionOfOffset(log, next - 1) ? { k: "gap", from: next, until, via: "edit" } : gapIn(log, next, until);
    if (gap) yield gap;
    next = fact.offset + 1;
    yield origin === null ? await forked.event(place) : { ...(await log.event(origin)), time: fact.time, data: fact.data, offset: fact.offset };
  }
}

/** What the recording says itself is missing between two offsets. */
const gapIn = ({ records }: RecordedLog, first: number, last: number): object | undefined =>
  records.find(({ k, record: { from, until } }) => k === "gap" && typeof from === "number" && typeof until === "number" && from <= last && until >= first)?.record;
