import { emptyFloor, type Floor } from "../../streams/projections/floor.ts";
import { type FloorDelta, floorDelta } from "../../streams/replay/floor-delta.ts";
import { namedDelta } from "../../streams/replay/named-delta.ts";
import { positionAt, positionOfOffset, type RecordedLog } from "../../streams/replay/recorded-log.ts";
import { writtenBy } from "../../streams/replay/records/console-records.ts";
import type { Held, Side } from "./held.ts";
import { ownRecords } from "./own-records.ts";

/**
 * Where somebody wants to be: behind so many events, where a time beside it is the one that all is counted to
 * there; at a time; or behind the event of an offset.
 */
export type Place =
  | { readonly position: number; readonly time?: number }
  | { readonly time: number }
  | { readonly offset: number };

/** What is shown at a place, as it differs from what was shown before. */
export interface Shown {
  readonly position: number;
  /** The time that everything is counted to, ms. */
  readonly now: number;
  /** Of the last event that happened. */
  readonly offset: number;
  /** When the last event happened, ms; null before the first. */
  readonly happened: number | null;
  /** When the next event happens, or the console did something next, ms; null where neither follows. */
  readonly next: number | null;
  readonly delta: FloorDelta;
  /** The name of the breakpoint that the replay ran into. */
  readonly stopped: string | null;
  /** Of which of the two the floor is. */
  readonly side: Side;
}

/** So many events are folded before somebody looks at the clock. */
const STRETCH = 2_000;

/** Shows the floor at any place. It remembers what it showed last and tells only what differs. */
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
  /** On the way from where the replay stands to a place ahead of it something may stop it. */
  const onTheWay = (position: number, now: number | null): Shown => {
    const stop = held.stopBetween(before(held.log).position, position);
    return stop ? show(stop.position, null, stop.name) : show(position, now, null);
  };
  return {
    /** Goes there, whatever lies between. */
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
    /** Goes on to a time (ms), and no further than to what stops it. */
    playTo: (time: number): Shown => onTheWay(positionAt(held.log, time), time),
    /** Goes on as far as it comes within so many ms of work. */
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
