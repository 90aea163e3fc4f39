import type { Event } from "../../openapi/generated/live-monitor.ts";
import { type Change, changesBetween } from "../../streams/replay/changes.ts";
import { type NumberChange, numberChanges, type Standing } from "../../streams/replay/number-changes.ts";
import { type StateDiff, stateDiff } from "../../streams/replay/state-diff.ts";
import { plain } from "../../streams/replay/state-parts.ts";
import { transitionFrom } from "../../streams/replay/step-by-transition.ts";
import { stepFrom, type StepKind } from "../../streams/replay/stepping.ts";
import { type Watched, watchReading } from "../../streams/replay/watch.ts";
import type { Held } from "./worker-state.ts";
import { inStretches } from "./in-stretches.ts";
import { judgingOf } from "./judging-of.ts";
import type { Place } from "./show-part.ts";
import { watchingOf } from "./watching-of.ts";

/** An event and its effects. */
export interface Inspected {
  readonly event: Event;
  readonly numbers: readonly NumberChange[];
  /** The first changes of the floor, at most `LISTED`. */
  readonly changes: readonly Change[];
  /** Total number of changes. */
  readonly total: number;
}

/** Limit of listed differences; further ones are only counted. */
const LISTED = 200;

/** Returns information about the state of the replay file at any position. */
export const statePart = (held: Held) => {
  const standing = (position: number): Standing => ({
    floor: held.index.floorAt(position),
    now: held.log.clock[position - 1] ?? held.log.span.first,
  });
  return {
    /** Returns the last event before a position with its effects; null if there is none. */
    inspect: async (position: number, answerWithin: number): Promise<Inspected | null> => {
      const { log } = held;
      if (position <= 0 || position > log.length) return null;
      const after = standing(position);
      // Both states use the same time, because the effects of an event do not include growing durations.
      const before = { floor: held.index.floorAt(position - 1), now: after.now };
      const changes = changesBetween(before.floor, after.floor);
      const numbers = numberChanges(before, after, judgingOf(log, answerWithin).measure);
      return {
        event: await log.event(position - 1),
        numbers,
        changes: changes.slice(0, LISTED),
        total: changes.length,
      };
    },
    /** Evaluates expressions at a position, at a time (ms). */
    watch: (
      expressions: readonly string[],
      position: number,
      now: number,
      answerWithin: number,
    ): readonly Watched[] => {
      const { log, index } = held;
      const watching = watchingOf(held, answerWithin);
      const moment = {
        floor: index.floorAt(position),
        now,
        offset: log.offsets[position - 1] ?? 0,
        event: null,
      };
      return expressions.map((expression) => {
        const reading = watchReading(expression, watching);
        return "fault" in reading ? reading : { value: plain(reading.at(moment)), kind: reading.kind };
      });
    },
    /** Returns the differences between the states at two positions. */
    diffStates: (one: number, other: number, answerWithin: number): StateDiff =>
      stateDiff(standing(one), standing(other), judgingOf(held.log, answerWithin).measure, LISTED),
    /** Returns the target of a step of a kind, forward (1) or back (-1), from a position and time (ms). */
    stepFrom: async (
      from: { readonly position: number; readonly now: number },
      kind: StepKind,
      direction: 1 | -1,
      answerWithin: number,
    ): Promise<Place> => {
      const { log, index } = held;
      const stepping = {
        log,
        floorAt: (at: number) => index.floorAt(at),
        measure: judgingOf(log, answerWithin).measure,
      };
      if (kind === "transition") return inStretches(transitionFrom(stepping, from, direction));
      return { position: await inStretches(stepFrom(stepping, from.position, kind, direction)) };
    },
  };
};
