import type { FoldEvent } from "../../events/event.ts";
import { evolveLog } from "../../projections/evolve-floor.ts";
import type { Floor } from "../../projections/floor.ts";
import { changesBetween } from "../changes.ts";
import { positionAt, type RecordedLog } from "../recorded-log.ts";
import { FLOOR, type Foldable, type NumberPair, ofSegments, pairing } from "./effect.ts";

/** The first moment (ms) at which one of the numbers is another, and which. */
export interface FirstDifference extends NumberPair {
  readonly now: number;
}

/**
 * Finds the first moment at which a recording and its fork differ: in the metrics of the whole floor, or if
 * those are equal, of some segments (ids). Yields the number of compared events after each step.
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
  // Both start from the same floor object, so that shared parts compare fast.
  const floor = was.index.floorAt(start);
  const [before, after] = [new Side(was.log, start, floor), new Side(is.log, start, floor)];
  let inSegment: FirstDifference | null = null;
  let agreeAt = 1;
  for (let behind = 0; ;) {
    const now = Math.min(before.next, after.next);
    if (now === Infinity) return inSegment;
    const [one, other] = [before.foldedTo(now), after.foldedTo(now)];
    const found = firstOf(FLOOR, now, one, other);
    if (found) return found;
    inSegment ??= firstOf(ownNumbers, now, one, other) ?? null;
    // Where the same is still to come for both and their states are the same, nothing ever differs again.
    if (before.left === after.left && before.left <= rest && ++behind === agreeAt) {
      if (changesBetween(one, other).length === 0) return inSegment;
      agreeAt *= 2;
    }
    yield before.behind;
  }
}

/** Returns the number of events that two recordings share at their start, and at their end. */
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

/** One of two recordings that are gone through side by side. */
class Side {
  constructor(
    private readonly log: RecordedLog,
    private place: number,
    private floor: Floor,
  ) {}

  /** Number of events before and after the current position. */
  get behind(): number {
    return this.place;
  }

  get left(): number {
    return this.log.length - this.place;
  }

  /** When its next event happens; Infinity where none does. */
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
