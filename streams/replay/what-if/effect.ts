import type { MeasureName } from "../../../openapi/generated/recording.ts";
import type { Known } from "../../metrics/live-numbers.ts";
import type { Floor } from "../../projections/floor.ts";
import { measuring } from "../holds.ts";
import { positionAt, type RecordedLog } from "../recorded-log.ts";
import type { ReplayIndex } from "../replay-index.ts";

/** Metrics of an effect. */
const TOLD: readonly MeasureName[] = [
  "waiting",
  "longest-wait",
  "in-call",
  "answered",
  "abandoned",
  "service-level",
  "speed-of-answer",
  "anomalies",
];

/** Those that each segment has, too. */
const OF_SEGMENT: readonly MeasureName[] = [
  "waiting",
  "longest-wait",
  "in-call",
  "answered",
  "abandoned",
  "service-level",
];

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

/** Comparison of the original and the edited recording around a moment. */
export interface Effect {
  readonly numbers: readonly NumberPair[];
  /** Waiting customers at equal intervals over a range; null where nothing is recorded. */
  readonly waiting: { readonly was: readonly (number | null)[]; readonly is: readonly (number | null)[] };
}

type Of = Pick<NumberPair, "number" | "segment">;

/** Those of the whole floor, and those of segments (ids). */
export const FLOOR: readonly Of[] = TOLD.map((number) => ({ number, segment: null }));
export const ofSegments = (segments: readonly string[]): readonly Of[] =>
  segments.flatMap((segment) => OF_SEGMENT.map((number) => ({ number, segment })));

/** Measures a number of both at one moment after the other. */
export function pairing(zone: string, answerWithinSeconds: number) {
  const measure = measuring({ zone, answerWithinSeconds, segmentOf: (id) => id });
  return ({ number, segment }: Of, now: number, one: Floor, other: Floor): NumberPair => {
    const of = segment === null ? { number } : { number, segment };
    const [was, is] = [one, other].map((floor) => measure(of, { floor, now, offset: 0, event: null }));
    return { number, segment, was: was ?? null, is: is ?? null };
  };
}

/**
 * The numbers of both at a time (ms): those of the whole floor, and of some segments (ids) those that differ.
 */
export function numbersAt(
  was: Foldable,
  is: Foldable,
  now: number,
  answerWithinSeconds: number,
  segments: readonly string[] = [],
): readonly NumberPair[] {
  const pair = pairing(was.log.header.zone, answerWithinSeconds);
  const [one, other] = [was, is].map(({ log, index }) => index.floorAt(positionAt(log, now)));
  if (!one || !other) return [];
  const all = (of: readonly Of[]) => of.map((each) => pair(each, now, one, other));
  return [...all(FLOOR), ...all(ofSegments(segments)).filter((each) => each.was !== each.is)];
}
