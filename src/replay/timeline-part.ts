import type { Targets } from "../../openapi/generated/console.ts";
import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import { type Course, measuring } from "../../streams/replay/timeline/course.ts";
import { daysOf, type RecordedDay } from "../../streams/replay/timeline/days.ts";
import { hoursOf, type RecordedHour, WORST_FIRST, type WorstBy } from "../../streams/replay/timeline/hours.ts";
import { type Lanes, lanesOf, type Window } from "../../streams/replay/timeline/lanes.ts";
import { markersOf, type RecordedMarker } from "../../streams/replay/timeline/markers.ts";
import { type Spell, spellsOf } from "../../streams/replay/timeline/spells.ts";
import type { Held } from "./held.ts";

/** Lets what else is asked be answered in between. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

async function measured(log: RecordedLog): Promise<Course> {
  const steps = measuring(log);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await breathe();
  }
}

/** Answers what the timeline draws, and where in the recording the worst of it lies. */
export const timelinePart = (held: Held) => {
  const courses = new WeakMap<RecordedLog, Promise<Course>>();
  const courseOf = (log: RecordedLog) => {
    const course = courses.get(log) ?? measured(log);
    courses.set(log, course);
    return course;
  };
  return {
    markers: (): readonly RecordedMarker[] => markersOf(held.log),
    lanes: async (window: Window, { answerWithinSeconds }: Targets): Promise<Lanes> => lanesOf(held.log, await courseOf(held.log), window, answerWithinSeconds),
    days: async ({ answerWithinSeconds }: Targets): Promise<readonly RecordedDay[]> => daysOf(held.log, await courseOf(held.log), answerWithinSeconds),
    /** The worst hours, so many of them, the worst first. */
    worstHours: async ({ answerWithinSeconds }: Targets, by: WorstBy, count: number): Promise<readonly RecordedHour[]> =>
      hoursOf(held.log, await courseOf(held.log), answerWithinSeconds).toSorted(WORST_FIRST[by]).slice(0, count),
    spells: async ({ longestWaitSeconds }: Targets): Promise<readonly Spell[]> => spellsOf(held.log, await courseOf(held.log), longestWaitSeconds),
  };
};
