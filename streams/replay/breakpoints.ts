import type { Comparison, Expectation } from "../../openapi/generated/recording.ts";
import type { StandingRecord } from "../recording/read-recording.ts";
import type { EventTopics } from "./event-topics.ts";
import { holds } from "./holds.ts";
import { judgeOf } from "./judge-of.ts";
import type { Judging } from "./judges/judging.ts";
import type { Moment } from "./verdict.ts";
import type { Watching } from "./watch-path.ts";
import { watchReading } from "./watch.ts";

/** Condition of a breakpoint. */
export type BreakOn =
  | { readonly on: "type"; readonly type: string; readonly segment?: string }
  /** The comparisons begin to hold, all together; with `seconds`, when they have held that long. */
  | { readonly on: "state"; readonly that: readonly Comparison[]; readonly seconds?: number }
  /** A watched expression begins to be true. */
  | { readonly on: "expression"; readonly expression: string }
  /** An event contradicts the state. */
  | { readonly on: "anomaly" }
  /** Events are missing before this one. */
  | { readonly on: "gap" }
  /** An expectation turns out to be broken. */
  | { readonly on: "expectation"; readonly expectation: Expectation }
  | { readonly on: "position"; readonly position: number };

/** A moment of a walk through a recording, and at which position it is. */
interface Passing {
  /** Position of the current event, or of the next one if only time has passed. */
  readonly position: number;
  readonly moment: Moment;
  /**
   * Records between this event and the previous one, with the offset of the previous one; null before the
   * first.
   */
  readonly between: readonly StandingRecord[];
  readonly offsetBefore: number | null;
  /** Nothing follows. */
  readonly isLast: boolean;
}

/** Returns true at the moments at which a replay stops. */
export type Watcher = (passing: Passing) => boolean;

/** Context of breakpoints: times and names, and the segment of each event. */
export interface Breaking {
  readonly judging: Judging;
  readonly watching: Watching;
  readonly topics: Pick<EventTopics, "segments" | "segmentIds">;
}

/**
 * Returns the watcher of a breakpoint, to be run from the start of a recording. Throws if its expression is
 * invalid.
 */
export function watcherOf(breakOn: BreakOn, { judging, watching, topics }: Breaking): Watcher {
  switch (breakOn.on) {
    case "type": {
      const segment =
        breakOn.segment === undefined
          ? null
          : topics.segmentIds.indexOf(judging.segments.idOf(breakOn.segment));
      return ({ moment: { event }, position }) =>
        event?.type === breakOn.type &&
        (segment === null || (segment >= 0 && topics.segments[position - 1] === segment));
    }
    case "state": {
      const { that, seconds = 0 } = breakOn;
      return beginningWatcher((moment) => holds(that, moment, judging.measure) === true, seconds);
    }
    case "expression": {
      const reading = watchReading(breakOn.expression, watching);
      if ("fault" in reading) throw new Error(`No breakpoint: ${breakOn.expression}`);
      return beginningWatcher((moment) => reading.at(moment) === true, 0);
    }
    case "anomaly": {
      let total: number | null = null;
      return ({ moment: { floor } }) => {
        const isNew = total !== null && floor.anomalies.total > total;
        total = floor.anomalies.total;
        return isNew;
      };
    }
    case "gap":
      return ({ moment: { event }, between, offsetBefore }) =>
        event !== null &&
        (between.some(({ k }) => k === "gap") || (offsetBefore !== null && event.offset > offsetBefore + 1));
    case "expectation": {
      const judge = judgeOf(breakOn.expectation, judging);
      let isBroken = false;
      return ({ moment, isLast }) => {
        if (isBroken) return false;
        judge.see(moment);
        isBroken = judge.verdict(isLast).state === "broken";
        return isBroken;
      };
    }
    case "position":
      return ({ moment: { event }, position }) => event !== null && position === breakOn.position;
  }
}

/**
 * Stops each time the condition becomes true and has been true for some seconds. An unknown value counts as
 * false.
 */
function beginningWatcher(isSo: (moment: Moment) => boolean, seconds: number): Watcher {
  let since: number | null = null;
  let isTold = false;
  return ({ moment }) => {
    if (!isSo(moment)) {
      since = null;
      isTold = false;
      return false;
    }
    since ??= moment.now;
    if (isTold || moment.now - since < seconds * 1000) return false;
    isTold = true;
    return true;
  };
}
