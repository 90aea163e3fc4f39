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

/** A recording that can be looked at from anywhere. */
export interface Foldable {
  readonly log: RecordedLog;
  readonly index: ReplayIndex;
}

/** A number as it was and as it would have been. */
export interface NumberPair {
  readonly number: MeasureName;
  readonly was: Known<number>;
  readonly is: Known<number>;
}

/** A recording as it was beside the one that somebody edited, around a moment. */
export interface Effect {
  readonly numbers: readonly NumberPair[];
  /** How many waited, evenly apart from the beginning of a stretch to its end; null where nothing is recorded. */
  readonly waiting: { readonly was: readonly (number | null)[]; readonly is: readonly (number | null)[] };
}

/** The numbers of both at a time (ms). */
export function numbersAt(was: Foldable, is: Foldable, now: number, answerWithinSeconds: number): readonly NumberPair[] {
  const measure = measuring({ zone: was.log.header.zone, answerWithinSeconds, segmentOf: (name) => name });
  const moment = ({ log, index }: Foldable) => ({ floor: index.floorAt(positionAt(log, now)), now, offset: 0, event: null });
  const [before, after] = [moment(was), moment(is)];
  return TOLD.map((number) => ({ number, was: measure({ number }, before), is: measure({ number }, after) }));
}

/** The first moment (ms) at which one of the numbers is another, and which. */
export interface FirstDifference extends NumberPair {
  readonly now: number;
}

/** Looks for where two recordings part, moment by moment; as long as they tell the same events nothing has to be measured. */
export function firstDifference(was: Foldable, is: Foldable, answerWithinSeconds: number): FirstDifference | null {
  const measure = measuring({ zone: was.log.header.zone, answerWithinSeconds, segmentOf: (name) => name });
  let place = 0;
  while (place < was.log.length && sameFact(was.log.facts[place], is.log.facts[place])) place++;
  const [before, after] = [Side.of(was, place), Side.of(is, place)];
  for (;;) {
    const now = Math.min(before.next, after.next);
    if (now === Infinity) return null;
    const [one, other] = [before.foldedTo(now), after.foldedTo(now)];
    for (const number of TOLD) {
      const pair = { number, was: measure({ number }, { floor: one, now, offset: 0, event: null }), is: measure({ number }, { floor: other, now, offset: 0, event: null }) };
      if (pair.was !== pair.is) return { now, ...pair };
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
