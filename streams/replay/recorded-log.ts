import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { idOf, Key, type FoldEvent } from "../events/event.ts";
import type { StandingRecord } from "../recording/read-recording.ts";
import { emptyFloor, type Floor } from "../projections/floor.ts";
import { type Span, spanOf } from "./records/record-moments.ts";

/**
 * A replay file for folding and random access. A position is a number of events, from 0 (before the first
 * event) to `length` (after the last one). At position 1 the event at index 0 has happened.
 */
export interface RecordedLog {
  readonly header: RecordingHeader;
  /**
   * The floor state at the start of the file, and the offset of the last earlier event that it includes; 0 if
   * it includes none.
   */
  readonly begin: { readonly floor: Floor; readonly offset: number };
  readonly length: number;
  /** The members of each event that the fold needs. `event` reads the rest of the envelope on request. */
  readonly facts: readonly FoldEvent[];
  /** The id in each event's subject. */
  readonly keys: readonly Key[];
  /** Time of each event, ms. */
  readonly times: Float64Array;
  /**
   * Times (ms) that never decrease: an event with an earlier time than its predecessor gets the predecessor's
   * time.
   */
  readonly clock: Float64Array;
  readonly offsets: Float64Array;
  /** Index of each event's type in `typeNames`. */
  readonly types: Uint32Array;
  readonly typeNames: readonly string[];
  /** Records other than events, in the order of the file, without the initial state and the checkpoints. */
  readonly records: readonly StandingRecord[];
  /** Time range of all events and console records. */
  readonly span: Span;
  /** Returns the complete event at an index. */
  readonly event: (index: number) => Promise<Event>;
}

/** Returns the key of each event. Events with equal subjects share one key object. */
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

/** Returns times that never decrease: each is at least the previous one. */
export function clockOf(times: Float64Array): Float64Array {
  const clock = times.slice();
  for (let index = 1; index < clock.length; index++)
    clock[index] = Math.max(clock[index - 1] ?? 0, clock[index] ?? 0);
  return clock;
}

/** Creates a log from events in memory, in their order. */
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
        : Promise.reject(
            new RangeError(
              `There is no event at index ${index}: the replay file has ${events.length} events.`,
            ),
          );
    },
  };
}

/** Returns the number of events up to a time (ms, inclusive). */
export function positionAt({ clock }: Pick<RecordedLog, "clock">, time: number): number {
  let [low, high] = [0, clock.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((clock[middle] ?? 0) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the number of events up to an offset (inclusive): the position right after the event with it. */
export function positionOfOffset({ offsets }: Pick<RecordedLog, "offsets">, offset: number): number {
  let [low, high] = [0, offsets.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
