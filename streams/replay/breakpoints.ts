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
  /** All comparisons become true or, with `seconds`, have all been true for that long. */
  | { readonly on: "state"; readonly that: readonly Comparison[]; readonly seconds?: number }
  /** A watched expression becomes true. */
  | { readonly on: "expression"; readonly expression: string }
  /** An event contradicts the state. */
  | { readonly on: "anomaly" }
  /** Events are missing before the current event. */
  | { readonly on: "gap" }
  /** An expectation is violated. */
  | { readonly on: "expectation"; readonly expectation: Expectation }
  /** The walk reaches the event at a position, which counts from 1. */
  | { readonly on: "position"; readonly position: number };

/** A step of a walk through a replay file: a moment and its position. */
interface Passing {
  /** Position (from 1) of the current event, or of the next event if only time has passed. */
  readonly position: number;
  readonly moment: Moment;
  /** Records other than events, between the current event and the previous one. */
  readonly between: readonly StandingRecord[];
  /** Offset of the previous event; null before the first one. */
  readonly offsetBefore: number | null;
  /** True after the last event. */
  readonly isLast: boolean;
}

/** Returns true at the moments at which a replay stops. */
export type Watcher = (passing: Passing) => boolean;

/** Context of breakpoints: times, names, and the segment of each event. */
export interface Breaking {
  readonly judging: Judging;
  readonly watching: Watching;
  readonly topics: Pick<EventTopics, "segments" | "segmentIds">;
}

/**
 * Returns the watcher of a breakpoint. A watcher has state, so run it from the start of a replay file. Throws
 * if the expression is invalid.
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
      if ("fault" in reading)
        throw new Error(`A breakpoint cannot have an invalid expression: ${breakOn.expression}`);
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
 * Returns a watcher that stops when a condition has been true for `seconds`, once per uninterrupted period.
 * An unknown value counts as false.
 */
function beginningWatcher(isTrue: (moment: Moment) => boolean, seconds: number): Watcher {
  let since: number | null = null;
  let isReported = false;
  return ({ moment }) => {
    if (!isTrue(moment)) {
      since = null;
      isReported = false;
      return false;
    }
    since ??= moment.now;
    if (isReported || moment.now - since < seconds * 1000) return false;
    isReported = true;
    return true;
  };
}
