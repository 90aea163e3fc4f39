import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { idOf, Key, type Told } from "../events/event.ts";
import type { StandingRecord } from "../recording/read-recording.ts";
import { emptyFloor, type Floor } from "../projections/floor.ts";
import { type Span, spanOf } from "./records/record-moments.ts";

/**
 * What a recording holds, to be folded and looked at from anywhere. A position is a number of events, from 0
 * (none happened yet) to `length` (all did): at position 1 the event of index 0 has happened.
 */
export interface RecordedLog {
  readonly header: RecordingHeader;
  /**
   * How the floor stood before the first event, and the offset of the last event that is in it; 0 where there
   * is none.
   */
  readonly begin: { readonly floor: Floor; readonly offset: number };
  readonly length: number;
  /** What the fold needs of each event; the rest of its envelope is read again when somebody asks. */
  readonly facts: readonly Told[];
  /** Of each event the id that its subject ends with. */
  readonly keys: readonly Key[];
  /** When each event says that it happened, ms. */
  readonly times: Float64Array;
  /** The same, but never before the event that stands before it: what a clock shows that only goes on. */
  readonly clock: Float64Array;
  readonly offsets: Float64Array;
  /** Of each event the place of its type in `typeNames`. */
  readonly types: Uint32Array;
  readonly typeNames: readonly string[];
  /** In their order. */
  readonly records: readonly StandingRecord[];
  /** From the first to the last of what it holds, events and what a console did. */
  readonly span: Span;
  /** The whole event of an index. */
  readonly event: (index: number) => Promise<Event>;
}

/** Of each event the key of its subject, one for all that are about the same. */
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

/** What a clock shows that only goes on. */
export function clockOf(times: Float64Array): Float64Array {
  const clock = times.slice();
  for (let index = 1; index < clock.length; index++)
    clock[index] = Math.max(clock[index - 1] ?? 0, clock[index] ?? 0);
  return clock;
}

/** The log of events that are at hand, in their order. */
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

/** How many events had happened at a time (ms). */
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
