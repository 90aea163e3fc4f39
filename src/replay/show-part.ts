import { emptyFloor, type Floor } from "../../streams/projections/floor.ts";
import { type FloorDelta, floorDelta } from "../../streams/replay/floor-delta.ts";
import { namedDelta } from "../../streams/replay/named-delta.ts";
import { positionAt, positionOfOffset, type RecordedLog } from "../../streams/replay/recorded-log.ts";
import { writtenBy } from "../../streams/replay/records/console-records.ts";
import type { Held, Side } from "./worker-state.ts";
import { ownRecords } from "./own-records.ts";

/**
 * Target of a seek: after a number of events, optionally with the time up to which durations count; a time;
 * or after the event at an offset.
 */
export type Place =
  | { readonly position: number; readonly time?: number }
  | { readonly time: number }
  | { readonly offset: number };

/** The state at a position, as the difference from the previously shown one. */
export interface Shown {
  readonly position: number;
  /** The time that everything is counted to, ms. */
  readonly now: number;
  /** Offset of the last event. */
  readonly offset: number;
  /** When the last event happened, ms; null before the first. */
  readonly happened: number | null;
  /** When the next event happens, or the console did something next, ms; null where neither follows. */
  readonly next: number | null;
  readonly delta: FloorDelta;
  /** The name of the breakpoint that the replay ran into. */
  readonly stopped: string | null;
  /** Side that the floor belongs to. */
  readonly side: Side;
}

/** Events folded between checks of the clock. */
const STRETCH = 2_000;

/** Shows the floor at any position. Remembers the last shown state and returns only differences. */
export const showPart = (held: Held) => {
  let last: { readonly log: RecordedLog; readonly floor: Floor; readonly position: number } | null = null;
  const before = (log: RecordedLog) =>
    last?.log === log ? last : { log, floor: emptyFloor(log.header.zone), position: 0 };
  /** An edited recording has places of its own: it is shown as it would be at the same time. */
  const floorOf = (side: Side, position: number, time: number): Floor => {
    if (side === "recorded") return held.index.floorAt(position);
    const { log, index } = held.side(side);
    return index.floorAt(position === 0 ? 0 : positionAt(log, time));
  };
  const show = (position: number, now: number | null, stopped: string | null): Shown => {
    const { log, looked: side } = held;
    const time = now ?? log.clock[position - 1] ?? log.span.first;
    const floor = floorOf(side, position, time);
    const delta = namedDelta(floorDelta(before(log).floor, floor), log.header.names);
    last = { log, floor, position };
    const own = ownRecords(log);
    const next = Math.min(log.clock[position] ?? Infinity, own.moments[writtenBy(own, time)] ?? Infinity);
    return {
      position,
      now: time,
      offset: log.offsets[position - 1] ?? log.begin.offset,
      happened: log.clock[position - 1] ?? null,
      next: Number.isFinite(next) ? next : null,
      delta,
      stopped,
      side,
    };
  };
  /** Moves forward to a position, or to the first stop before it. */
  const onTheWay = (position: number, now: number | null): Shown => {
    const stop = held.stopBetween(before(held.log).position, position);
    return stop ? show(stop.position, null, stop.name) : show(position, now, null);
  };
  return {
    /** Moves to a place, ignoring stops. */
    show: (place: Place): Shown => {
      const { log } = held;
      if ("position" in place)
        return show(Math.max(0, Math.min(log.length, Math.round(place.position))), place.time ?? null, null);
      return "time" in place
        ? show(positionAt(log, place.time), place.time, null)
        : show(positionOfOffset(log, place.offset), null, null);
    },
    /** From now on the floor is shown of this one of the two. */
    look: (side: Side): void => {
      held.side(side);
      held.looked = side;
    },
    /** Plays up to a time (ms), or to the first stop before it. */
    playTo: (time: number): Shown => onTheWay(positionAt(held.log, time), time),
    /** Plays as far as possible within some milliseconds of work. */
    playFor: (ms: number): Shown => {
      const { log, index } = held;
      const until = performance.now() + ms;
      let { position } = before(log);
      do {
        position = Math.min(log.length, position + STRETCH);
        index.floorAt(position);
      } while (position < log.length && performance.now() < until);
      // What a console did after the last event belongs to it.
      return onTheWay(position, position === log.length ? log.span.last : null);
    },
  };
};
