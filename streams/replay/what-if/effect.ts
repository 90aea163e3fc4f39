import type { MeasureName } from "../../../openapi/generated/recording.ts";
import type { Known } from "../../metrics/live-numbers.ts";
import type { Floor } from "../../projections/floor.ts";
import { measuring } from "../holds.ts";
import { positionAt, type RecordedLog } from "../recorded-log.ts";
import type { ReplayIndex } from "../replay-index.ts";

/** Metrics that are compared for the whole floor. */
const MEASURES: readonly MeasureName[] = [
  "waiting",
  "longest-wait",
  "in-call",
  "answered",
  "abandoned",
  "service-level",
  "speed-of-answer",
  "anomalies",
];

/** Metrics that are also compared for single segments. */
const OF_SEGMENT: readonly MeasureName[] = [
  "waiting",
  "longest-wait",
  "in-call",
  "answered",
  "abandoned",
  "service-level",
];

/** A replay file with its index, which provides the floor state at any position. */
export interface Foldable {
  readonly log: RecordedLog;
  readonly index: ReplayIndex;
}

/** A number in the original (`was`) and in the edited replay file (`is`). */
export interface NumberPair {
  readonly number: MeasureName;
  /** Segment id; null for the whole floor. */
  readonly segment: string | null;
  readonly was: Known<number>;
  readonly is: Known<number>;
}

/** Comparison of the original and the edited replay file. */
export interface Effect {
  readonly numbers: readonly NumberPair[];
  /** Numbers of waiting customers at equal intervals; null before the first and after the last event. */
  readonly waiting: { readonly was: readonly (number | null)[]; readonly is: readonly (number | null)[] };
}

type Of = Pick<NumberPair, "number" | "segment">;

/** Numbers of the whole floor. */
export const FLOOR: readonly Of[] = MEASURES.map((number) => ({ number, segment: null }));
/** Returns the numbers of segments, by their ids. */
export const ofSegments = (segments: readonly string[]): readonly Of[] =>
  segments.flatMap((segment) => OF_SEGMENT.map((number) => ({ number, segment })));

/** Returns a function that measures a number in two floor states at the same time (ms). */
export function pairing(zone: string, answerWithinSeconds: number) {
  const measure = measuring({ zone, answerWithinSeconds, segmentOf: (id) => id });
  return ({ number, segment }: Of, now: number, one: Floor, other: Floor): NumberPair => {
    const of = segment === null ? { number } : { number, segment };
    const [was, is] = [one, other].map((floor) => measure(of, { floor, now, offset: 0, event: null }));
    return { number, segment, was: was ?? null, is: is ?? null };
  };
}

/**
 * Returns the numbers of both replay files at a time (ms): all numbers of the whole floor, and those numbers
 * of the given segments (ids) that differ.
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
