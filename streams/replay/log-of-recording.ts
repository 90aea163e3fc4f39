import type { Event } from "../../openapi/generated/live-monitor.ts";
import { emptyFloor } from "../projections/floor.ts";
import type { ReadRecording } from "../recording/read-recording.ts";
import { readLine } from "../recording/recording-line.ts";
import { clockOf, type RecordedLog } from "./recorded-log.ts";
import { spanOf } from "./records/record-moments.ts";
import { stateBefore } from "./state-before.ts";

/** Reads a byte range of an uncompressed replay file. */
export type BytesAt = (start: number, end: number) => Promise<Uint8Array>;

/**
 * Creates the log of a replay file. Complete events are read from the file on request. Throws NoState if the
 * initial state cannot be used.
 */
export function logOfRecording(
  { header, events: { starts, sizes, ...events }, records, upcaster }: ReadRecording,
  bytesAt: BytesAt,
): RecordedLog {
  const [first] = records;
  const state = first?.before === 0 ? stateBefore(first.record) : null;
  const clock = clockOf(events.times);
  return {
    header,
    begin: state ?? { floor: emptyFloor(header.zone), offset: 0 },
    length: events.facts.length,
    ...events,
    clock,
    records: state ? records.slice(1) : records,
    span: spanOf(records, clock),
    event: async (index): Promise<Event> => {
      const start = starts[index];
      if (start === undefined)
        throw new RangeError(
          `There is no event at index ${index}: the replay file has ${starts.length} events.`,
        );
      const read = readLine(new TextDecoder().decode(await bytesAt(start, start + (sizes[index] ?? 0))));
      if (read.kind !== "event" || read.event.offset !== events.offsets[index])
        throw new Error(
          `The file has changed since it was opened: the event at index ${index} is not there.`,
        );
      return { ...read.event, data: upcaster.upcast(read.event.type, read.event.data) };
    },
  };
}
