import type { MeasureName } from "../../openapi/generated/recording.ts";
import {
  abandonment,
  averageSpeedOfAnswer,
  averageTalkTime,
  connectedAgents,
  freeAgents,
  type Known,
  longestWait,
  serviceLevel,
  tallyOf,
  waiting,
} from "../metrics/live-numbers.ts";
import { freeIn, longestBySegment } from "../metrics/segment-numbers.ts";
import type { Floor } from "../projections/floor.ts";

/** The state to measure: a floor state at a time (ms), for the whole floor or for one segment (id). */
export interface Measured {
  readonly floor: Floor;
  readonly now: number;
  readonly segment: string | null;
  /** The local day (yyyy-mm-dd) that contains `now`. */
  readonly day: string;
  /** Time limit of the service level, in seconds. */
  readonly answerWithinSeconds: number;
}

const seconds = (ms: Known<number>): Known<number> => ms && ms / 1000;
const tally = ({ floor, day, segment }: Measured) => tallyOf(floor, day, segment ?? "all");

/**
 * A function for each number, with the same definition as in the live monitor. It returns null if the number
 * is unknown.
 */
export const MEASURES: Readonly<Record<MeasureName, (of: Measured) => Known<number>>> = {
  waiting: ({ floor, segment }) =>
    segment === null ? waiting(floor) : (floor.segments.get(segment)?.waiting ?? 0),
  "longest-wait": ({ floor, now, segment }) =>
    seconds(segment === null ? longestWait(floor, now) : waitIn(floor, segment, now)),
  "in-call": ({ floor, segment }) =>
    segment === null ? floor.calls.size : (floor.segments.get(segment)?.inCall ?? 0),
  free: ({ floor, segment }) => (segment === null ? freeAgents(floor) : freeIn(floor, segment)),
  connected: ({ floor, segment }) =>
    segment === null
      ? connectedAgents(floor)
      : floor.counts.statusKnown === 0
        ? null
        : (floor.segments.get(segment)?.agents ?? 0),
  contacts: (of) => tally(of)?.contacts ?? 0,
  answered: (of) => tally(of)?.answered ?? 0,
  abandoned: (of) => tally(of)?.abandoned ?? 0,
  hangs: (of) => tally(of)?.hangs ?? 0,
  "service-level": (of) => serviceLevel(tally(of), of.answerWithinSeconds),
  abandonment: (of) => abandonment(tally(of)),
  "speed-of-answer": (of) => seconds(averageSpeedOfAnswer(tally(of))),
  "talk-time": (of) => seconds(averageTalkTime(tally(of))),
  anomalies: ({ floor }) => floor.anomalies.total,
};

function waitIn(floor: Floor, segment: string, now: number): Known<number> {
  const since = longestBySegment(floor).get(segment);
  return since === undefined ? null : Math.max(0, now - since);
}
