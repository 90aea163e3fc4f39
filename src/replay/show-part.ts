import { emptyFloor, type Floor } from "../../streams/projections/floor.ts";
import { type FloorDelta, floorDelta } from "../../streams/replay/floor-delta.ts";
import { namedDelta } from "../../streams/replay/named-delta.ts";
import { positionAt, positionOfOffset, type RecordedLog } from "../../streams/replay/recorded-log.ts";
import { writtenBy } from "../../streams/replay/records/console-records.ts";
import type { Held, Side } from "./worker-state.ts";
import { ownRecords } from "./own-records.ts";

/**
 * Target of a seek: right after the first `position` events, at a time (ms), or right after the event at an
 * offset. With a position, `time` is the time (ms) until which durations, such as waits, are measured.
 */
export type Place =
  | { readonly position: number; readonly time?: number }
  | { readonly time: number }
  | { readonly offset: number };

/** The state at a position, as the difference from the previously shown one. */
export interface Shown {
  readonly position: number;
  /** Time (ms) until which durations, such as waits, are measured. */
  readonly now: number;
  /** Offset of the last event; before the first event, the offset of the initial state. */
  readonly offset: number;
  /** Time (ms) of the last event; null before the first. */
  readonly happened: number | null;
  /** Time (ms) of the next event or console record; null if none follows. */
  readonly next: number | null;
  readonly delta: FloorDelta;
  /** Name of the breakpoint that stopped the replay; null if none did. */
  readonly stopped: string | null;
  /** Side that the floor belongs to. */
  readonly side: Side;
}

/** Number of events to apply to the floor between two checks of the time limit. */
const STRETCH = 2_000;

/** Shows the floor at any position. Remembers the last shown state and returns only differences. */
export const showPart = (held: Held) => {
  let last: { readonly log: RecordedLog; readonly floor: Floor; readonly position: number } | null = null;
  const before = (log: RecordedLog) =>
    last?.log === log ? last : { log, floor: emptyFloor(log.header.zone), position: 0 };
  /**
   * Returns the floor of a side. Edits can add and remove events, so positions differ between the two sides.
   * Therefore the edited side is shown at `time`, not at `position`.
   */
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
  /** Moves forward to a position. If there is a stop up to that position, moves only to the first stop. */
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
    /** Selects the side whose floor is shown. */
    look: (side: Side): void => {
      held.side(side);
      held.looked = side;
    },
    /** Plays up to a time (ms). If there is a stop up to that time, plays only to the first stop. */
    playTo: (time: number): Shown => onTheWay(positionAt(held.log, time), time),
    /** Plays as many events as possible in `ms` of work, but at most to the first stop. */
    playFor: (ms: number): Shown => {
      const { log, index } = held;
      const until = performance.now() + ms;
      let { position } = before(log);
      do {
        position = Math.min(log.length, position + STRETCH);
        index.floorAt(position);
      } while (position < log.length && performance.now() < until);
      // Console records can follow the last event, so the replay ends at the last record.
      return onTheWay(position, position === log.length ? log.span.last : null);
    },
  };
};
