import type { Targets } from "../../openapi/generated/console.ts";
import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import { type Course, measuring } from "../../streams/replay/timeline/course.ts";
import { daysOf, type RecordedDay } from "../../streams/replay/timeline/days.ts";
import {
  hoursOf,
  type RecordedHour,
  WORST_FIRST,
  type WorstBy,
} from "../../streams/replay/timeline/hours.ts";
import { type Lanes, lanesOf, type Window } from "../../streams/replay/timeline/lanes.ts";
import { markersOf, type RecordedMarker } from "../../streams/replay/timeline/markers.ts";
import { type Spell, spellsOf } from "../../streams/replay/timeline/spells.ts";
import type { Held } from "./held.ts";
import { inStretches } from "./in-stretches.ts";

/** Answers what the timeline draws, and where in the recording the worst of it lies. */
export const timelinePart = (held: Held) => {
  const courses = new WeakMap<RecordedLog, Promise<Course>>();
  const courseOf = (log: RecordedLog) => {
    const course = courses.get(log) ?? inStretches(measuring(log));
    courses.set(log, course);
    return course;
  };
  let last: {
    readonly log: RecordedLog;
    readonly within: number;
    readonly hours: Promise<readonly RecordedHour[]>;
  } | null = null;
  /** They are the same in every order. */
  const hours = (within: number) => {
    const { log } = held;
    if (last?.log !== log || last.within !== within)
      last = { log, within, hours: courseOf(log).then((course) => hoursOf(log, course, within)) };
    return last.hours;
  };
  return {
    markers: (): readonly RecordedMarker[] => markersOf(held.log),
    lanes: async (window: Window, { answerWithinSeconds }: Targets): Promise<Lanes> =>
      lanesOf(held.log, await courseOf(held.log), window, answerWithinSeconds),
    days: async ({ answerWithinSeconds }: Targets): Promise<readonly RecordedDay[]> =>
      daysOf(held.log, await courseOf(held.log), answerWithinSeconds),
    /** The worst hours, so many of them, the worst first. */
    worstHours: async (
      { answerWithinSeconds }: Targets,
      by: WorstBy,
      count: number,
    ): Promise<readonly RecordedHour[]> =>
      (await hours(answerWithinSeconds)).toSorted(WORST_FIRST[by]).slice(0, count),
    spells: async ({ longestWaitSeconds }: Targets): Promise<readonly Spell[]> =>
      spellsOf(held.log, await courseOf(held.log), longestWaitSeconds),
  };
};
