import type { FoldEvent } from "../../events/event.ts";
import { evolveLog } from "../../projections/evolve-floor.ts";
import type { Floor } from "../../projections/floor.ts";
import { changesBetween } from "../changes.ts";
import { positionAt, type RecordedLog } from "../recorded-log.ts";
import { FLOOR, type Foldable, type NumberPair, ofSegments, pairing } from "./effect.ts";

/** The first time (ms) at which a number differs, with that number. */
export interface FirstDifference extends NumberPair {
  readonly now: number;
}

/**
 * Finds the first moment at which the metrics of a replay file and its fork (edited copy) differ. Metrics of
 * the segments (ids) count only if the metrics of the whole floor never differ. Yields the number of compared
 * events after each step.
 */
export function* findingDifference(
  was: Foldable,
  is: Foldable,
  answerWithinSeconds: number,
  segments: readonly string[] = [],
): Generator<number, FirstDifference | null> {
  const pair = pairing(was.log.header.zone, answerWithinSeconds);
  const firstOf = (numbers: ReturnType<typeof ofSegments>, now: number, one: Floor, other: Floor) =>
    numbers
      .map((number) => ({ now, ...pair(number, now, one, other) }))
      .find((found) => found.was !== found.is);
  const ownNumbers = ofSegments(segments);
  const { start, rest } = commonIn(was.log, is.log);
  // Both walks start from the same floor object, so that shared parts of their states compare fast.
  const floor = was.index.floorAt(start);
  const [before, after] = [new Side(was.log, start, floor), new Side(is.log, start, floor)];
  let inSegment: FirstDifference | null = null;
  let nextCheck = 1;
  for (let settled = 0; ;) {
    const now = Math.min(before.next, after.next);
    if (now === Infinity) return inSegment;
    const [one, other] = [before.foldedTo(now), after.foldedTo(now)];
    const found = firstOf(FLOOR, now, one, other);
    if (found) return found;
    inSegment ??= firstOf(ownNumbers, now, one, other) ?? null;
    // With equal states and equal remaining events, nothing can differ later. The states are compared
    // at the 1st, 2nd, 4th, 8th … moment at which the remaining events are equal.
    if (before.left === after.left && before.left <= rest && ++settled === nextCheck) {
      if (changesBetween(one, other).length === 0) return inSegment;
      nextCheck *= 2;
    }
    yield before.behind;
  }
}

/** Returns the number of events that two replay files share at their start, and at their end. */
function commonIn(one: RecordedLog, other: RecordedLog): { readonly start: number; readonly rest: number } {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && isSame(one.facts[start], other.facts[start])) start++;
  let rest = 0;
  while (
    rest < most - start &&
    isSame(one.facts[one.length - 1 - rest], other.facts[other.length - 1 - rest])
  )
    rest++;
  return { start, rest };
}

const isSame = (one: FoldEvent | undefined, other: FoldEvent | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.type === other.type &&
    one.subject === other.subject &&
    one.time === other.time &&
    one.data === other.data);

/** A walk through a replay file, with its current position and floor state. */
class Side {
  constructor(
    private readonly log: RecordedLog,
    private place: number,
    private floor: Floor,
  ) {}

  /** Number of events before the current position. */
  get behind(): number {
    return this.place;
  }

  /** Number of events after the current position. */
  get left(): number {
    return this.log.length - this.place;
  }

  /** Time of the next event (ms); Infinity after the last event. */
  get next(): number {
    return this.log.clock[this.place] ?? Infinity;
  }

  foldedTo(now: number): Floor {
    const to = Math.max(this.place, positionAt(this.log, now));
    this.floor = evolveLog(this.floor, this.log, this.place, to);
    this.place = to;
    return this.floor;
  }
}
