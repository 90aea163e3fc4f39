import type { Event } from "../../openapi/generated/live-monitor.ts";
import { type EventsAsked, eventsBefore } from "../../streams/replay/events-before.ts";
import { type Fate, type Fates, readingFates } from "../../streams/replay/later.ts";
import type { RecordedLog } from "../../streams/replay/recorded-log.ts";
import { typedPlace, type TypedPlace } from "../../streams/replay/typed-place.ts";
import { breakPart } from "./break-part.ts";
import { comparePart } from "./compare-part.ts";
import { expectPart } from "./expect-part.ts";
import { findPart } from "./find-part.ts";
import type { Held } from "./worker-state.ts";
import { inStretches } from "./in-stretches.ts";
import { openPart } from "./open-part.ts";
import { recordsPart } from "./records-part.ts";
import { sealsPart } from "./seals-part.ts";
import { showPart } from "./show-part.ts";
import { statePart } from "./state-part.ts";
import { whatIfPart } from "./what-if-part.ts";
import type { Targets } from "../../openapi/generated/console.ts";
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

/** Returns all operations on the open replay file. */
export const deskOf = (held: Held) => ({
  ...openPart(held),
  ...sealsPart(held),
  ...showPart(held),
  ...typedPart(held),
  ...eventsPart(held),
  ...timelinePart(held),
  ...inspectPart(held),
  ...recordsPart(held),
  ...expectPart(held),
  ...laterPart(held),
  ...whatIfPart(held),
});

export type Desk = ReturnType<typeof deskOf>;

const typedPart = (held: Held) => ({
  /** Parses a place that the user typed, such as a time or an offset. `now` (ms) is the shown time. */
  typedPlace: (text: string, now: number): TypedPlace => typedPlace(held.log, text, now),
});

/** Answers event queries as the platform would, from the events up to a position. */
const eventsPart = (held: Held) => ({
  events: (position: number, asked: EventsAsked): Promise<readonly Event[]> =>
    Promise.all(eventsBefore(held.log, position, asked).map((index) => held.log.event(index))),
});

/** Inspection of a replay file: events, state, breakpoints and comparisons. */
const inspectPart = (held: Held) => ({
  ...findPart(held),
  ...statePart(held),
  ...breakPart(held),
  ...comparePart(held),
});

/** Looks up how the wait of each customer ends, even if it ends after the shown position. */
const laterPart = (held: Held) => {
  let read: { readonly log: RecordedLog; readonly fates: Promise<Fates> } | null = null;
  return {
    /**
     * Returns how the waits of these queue entries end on the shown side, in the order of `entries`; null for
     * an unknown entry.
     */
    fates: async (entries: readonly string[]): Promise<readonly (Fate | null)[]> => {
      const { log } = held.side(held.looked);
      if (read?.log !== log) read = { log, fates: inStretches(readingFates(log)) };
      const fates = await read.fates;
      return entries.map((entry) => fates.get(entry) ?? null);
    },
  };
};

/** Data of the timeline, and the worst hours of the replay file. */
const timelinePart = (held: Held) => {
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
  /** Returns the unsorted hours. They are cached, because every sort order uses the same ones. */
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
    /** Returns the worst hours, worst first. */
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
