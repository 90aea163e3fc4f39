import type { MeasureName } from "../../../openapi/generated/recording.ts";
import type { Told } from "../../events/event.ts";
import type { Known } from "../../metrics/live-numbers.ts";
import { evolveFloor } from "../../projections/evolve-floor.ts";
import type { Floor } from "../../projections/floor.ts";
import { measuring } from "../holds.ts";
import { positionAt, type RecordedLog } from "../recorded-log.ts";
import type { ReplayIndex } from "../replay-index.ts";

/** The numbers in which an effect is told. */
const TOLD: readonly MeasureName[] = ["waiting", "longest-wait", "in-call", "answered", "abandoned", "service-level", "speed-of-answer", "anomalies"];

/** Those that each segment has, too. */
const OF_SEGMENT: readonly MeasureName[] = ["waiting", "longest-wait", "in-call", "answered", "abandoned", "service-level"];

/** A recording that can be looked at from anywhere. */
export interface Foldable {
  readonly log: RecordedLog;
  readonly index: ReplayIndex;
}

/** A number as it was and as it would have been. */
export interface NumberPair {
  readonly number: MeasureName;
  /** The id of the segment that it is of; null of the whole floor. */
  readonly segment: string | null;
  readonly was: Known<number>;
  readonly is: Known<number>;
}

/** A recording as it was beside the one that somebody edited, around a moment. */
export interface Effect {
  readonly numbers: readonly NumberPair[];
  /** How many waited, evenly apart from the beginning of a stretch to its end; null where nothing is recorded. */
  readonly waiting: { readonly was: readonly (number | null)[]; readonly is: readonly (number | null)[] };
}

type Of = Pick<NumberPair, "number" | "segment">;
const FLOOR: readonly Of[] = TOLD.map((number) => ({ number, segment: null }));
const ofSegments = (segments: readonly string[]): readonly Of[] => segments.flatMap((segment) => OF_SEGMENT.map((number) => ({ number, segment })));

/** Measures a number of both at one moment after the other. */
function pairing(zone: string, answerWithinSeconds: number) {
  const measure = measuring({ zone, answerWithinSeconds, segmentOf: (id) => id });
  return ({ number, segment }: Of, now: number, one: Floor, other: Floor): NumberPair => {
    const of = segment === null ? { number } : { number, segment };
    const [was, is] = [one, other].map((floor) => measure(of, { floor, now, offset: 0, event: null }));
    return { number, segment, was: was ?? null, is: is ?? null };
  };
}

/** The numbers of both at a time (ms): those of the whole floor, and of some segments (ids) those that differ. */
export function numbersAt(was: Foldable, is: Foldable, now: number, answerWithinSeconds: number, segments: readonly string[] = []): readonly NumberPair[] {
  const pair = pairing(was.log.header.zone, answerWithinSeconds);
  const [one, other] = [was, is].map(({ log, index }) => index.floorAt(positionAt(log, now)));
  if (!one || !other) return [];
  const all = (of: readonly Of[]) => of.map((each) => pair(each, now, one, other));
  return [...all(FLOOR), ...all(ofSegments(segments)).filter((each) => each.was !== each.is)];
}

/** The first moment (ms) at which one of the numbers is another, and which. */
export interface FirstDifference extends NumberPair {
  readonly now: number;
}

/** Looks for where two recordings part, moment by moment: in the numbers of the whole floor, and where those never differ, in those of some segments (ids). */
export function firstDifference(was: Foldable, is: Foldable, answerWithinSeconds: number, segments: readonly string[] = []): FirstDifference | null {
  return firstIn(FLOOR, was, is, answerWithinSeconds) ?? (segments.length === 0 ? null : firstIn(ofSegments(segments), was, is, answerWithinSeconds));
}

/** As long as they tell the same events nothing has to be measured. */
function firstIn(numbers: readonly Of[], was: Foldable, is: Foldable, answerWithinSeconds: number): FirstDifference | null {
  const pair = pairing(was.log.header.zone, answerWithinSeconds);
  let place = 0;
  while (place < was.log.length && sameFact(was.log.facts[place], is.log.facts[place])) place++;
  const [before, after] = [Side.of(was, place), Side.of(is, place)];
  for (;;) {
    const now = Math.min(before.next, after.next);
    if (now === Infinity) return null;
    const [one, other] = [before.foldedTo(now), after.foldedTo(now)];
    for (const number of numbers) {
      const found = pair(number, now, one, other);
      if (found.was !== found.is) return { now, ...found };
    }
  }
}

const sameFact = (one: Told | undefined, other: Told | undefined): boolean =>
  one !== undefined && other !== undefined && one.type === other.type && one.subject === other.subject && one.time === other.time && one.data === other.data;

/** One of two recordings that are gone through side by side. */
class Side {
  static readonly of = ({ log, index }: Foldable, place: number): Side => new Side(log, place, index.floorAt(place));

  private constructor(
    private readonly log: RecordedLog,
    private place: number,
    private floor: Floor,
  ) {}

  /** When its next event happens; Infinity where none does. */
  get next(): number {
    return this.log.clock[this.place] ?? Infinity;
  }

  foldedTo(now: number): Floor {
    const to = Math.max(this.place, positionAt(this.log, now));
    this.floor = evolveFloor(this.floor, this.log.facts.slice(this.place, to));
    this.place = to;
    return this.floor;
  }
}
