import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { idOf, Key, type FoldEvent } from "../events/event.ts";
import type { StandingRecord } from "../recording/read-recording.ts";
import { emptyFloor, type Floor } from "../projections/floor.ts";
import { type Span, spanOf } from "./records/record-moments.ts";

/**
 * A recording for folding and random access. A position is a number of events, from 0 (before the first) to
 * `length` (after the last): at position 1 the event at index 0 has happened.
 */
export interface RecordedLog {
  readonly header: RecordingHeader;
  /** The floor before the first event, and the offset of the last event in it; 0 if there is none. */
  readonly begin: { readonly floor: Floor; readonly offset: number };
  readonly length: number;
  /** The members of each event that the fold needs; the rest of the envelope is read again on request. */
  readonly facts: readonly FoldEvent[];
  /** Id at the end of each event's subject. */
  readonly keys: readonly Key[];
  /** Time of each event, ms. */
  readonly times: Float64Array;
  /** The times made monotonic: never before the previous event. */
  readonly clock: Float64Array;
  readonly offsets: Float64Array;
  /** Index of each event's type in `typeNames`. */
  readonly types: Uint32Array;
  readonly typeNames: readonly string[];
  /** In their order. */
  readonly records: readonly StandingRecord[];
  /** Time range of all events and console records. */
  readonly span: Span;
  /** The whole event of an index. */
  readonly event: (index: number) => Promise<Event>;
}

/** Returns the subject key of each event, shared by equal subjects. */
function keysOf(events: readonly Event[]): Key[] {
  const keys = new Map<string, Key>();
  return events.map(({ subject }) => {
    const known = keys.get(subject);
    if (known) return known;
    const made = new Key(idOf(subject));
    keys.set(subject, made);
    return made;
  });
}

/** Returns the times made monotonic. */
export function clockOf(times: Float64Array): Float64Array {
  const clock = times.slice();
  for (let index = 1; index < clock.length; index++)
    clock[index] = Math.max(clock[index - 1] ?? 0, clock[index] ?? 0);
  return clock;
}

/** Creates the log of loaded events, in their order. */
export function recordedLog(
  header: RecordingHeader,
  events: readonly Event[],
  {
    begin = { floor: emptyFloor(header.zone), offset: 0 },
    records = [],
  }: Partial<Pick<RecordedLog, "begin" | "records">> = {},
): RecordedLog {
  const times = Float64Array.from(events, ({ time }) => Date.parse(time));
  const clock = clockOf(times);
  const places = new Map<string, number>();
  const types = Uint32Array.from(events, ({ type }) => {
    const place = places.get(type) ?? places.size;
    places.set(type, place);
    return place;
  });
  return {
    header,
    begin,
    length: events.length,
    facts: events,
    keys: keysOf(events),
    times,
    clock,
    offsets: Float64Array.from(events, ({ offset }) => offset),
    types,
    typeNames: [...places.keys()],
    records,
    span: spanOf(records, clock),
    event: (index) => {
      const event = events[index];
      return event
        ? Promise.resolve(event)
        : Promise.reject(new RangeError(`There is no event ${index} of ${events.length}.`));
    },
  };
}

/** Returns the number of events up to a time (ms). */
export function positionAt({ clock }: Pick<RecordedLog, "clock">, time: number): number {
  let [low, high] = [0, clock.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((clock[middle] ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The position right after the event of an offset, or after the last one before it where there is none. */
export function positionOfOffset({ offsets }: Pick<RecordedLog, "offsets">, offset: number): number {
  let [low, high] = [0, offsets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
