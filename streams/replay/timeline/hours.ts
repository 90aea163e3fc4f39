import { type ContactFigures, figuresOf } from "../../metrics/contact-figures.ts";
import { type ContactRecord, ContactRecords } from "../../metrics/contact-record.ts";
import { groupedBy } from "../../metrics/why/series.ts";
import {
  type AgentCalls,
  agentCallsOf,
  answeringIn,
  type Answering,
  type MissingAgent,
  missingFrom,
  usualOf,
  type UsualFigures,
} from "../../metrics/why/staff.ts";
import { longestOf, missedOf, type Offered, offeredIn, type Wait } from "../../metrics/why/waits.ts";
import { localDays } from "../../projections/local-day.ts";
import { positionAt, type RecordedLog } from "../recorded-log.ts";
import type { Course } from "./course.ts";
import { waitsFrom } from "./stretches.ts";

/** A segment's figures within an hour. */
interface SegmentHour extends Offered {
  readonly id: string;
  /** ms */
  readonly longestWait: number;
}

/**
 * Figures of one clock hour, for contacts that began in it, customers who entered a queue in it, and agents
 * who answered in it.
 */
export interface RecordedHour extends Offered {
  /** Local day, yyyy-mm-dd. */
  readonly day: string;
  readonly start: number;
  readonly end: number;
  readonly contacts: ContactFigures;
  /** ms */
  readonly longestWait: number;
  readonly mostWaiting: number;
  /** Agents who answered, with their counts. */
  readonly staff: readonly Answering[];
  /** Agents who usually answer at this hour but did not. */
  readonly missing: readonly MissingAgent[];
  /** Sorted by late and abandoned customers, highest first. */
  readonly segments: readonly SegmentHour[];
  /** Null if no other day has answers in this hour. */
  readonly usual: UsualFigures | null;
}

const HOUR = 3_600_000;

/** Criteria for the worst hour. `missed` is the number of late and abandoned customers. */
export type WorstBy = "missed" | "abandoned" | "longest-wait" | "waiting";

/** Returns a comparator that sorts hours by a number, highest first; hours with equal numbers by time. */
const by = (of: (hour: RecordedHour) => number) => (a: RecordedHour, b: RecordedHour) =>
  of(b) - of(a) || a.start - b.start;

export const WORST_FIRST: Readonly<Record<WorstBy, (a: RecordedHour, b: RecordedHour) => number>> = {
  missed: by(missedOf),
  abandoned: by(({ abandoned }) => abandoned),
  "longest-wait": by(({ longestWait }) => longestWait),
  waiting: by(({ mostWaiting }) => mostWaiting),
};

/** Returns all hours with new contacts or arrivals, in order. */
export function hoursOf(log: RecordedLog, course: Course, withinSeconds: number): readonly RecordedHour[] {
  const hourOf = localHours(log.header.zone);
  const contacts = contactsByHour(log, hourOf);
  const waits = groupedBy(course.waits, ({ since }) => hourOf(since).start);
  const starts = [...new Set([...contacts.keys(), ...waits.keys()])].sort((a, b) => a - b);
  const hours = starts.map((start) =>
    oneHour(log, course, hourOf(start), contacts.get(start) ?? [], waits.get(start) ?? [], withinSeconds),
  );
  return withUsual(hours, localDays(log.header.zone), agentCallsOf(log));
}

type Hour = Pick<RecordedHour, "day" | "start" | "end">;

/** Returns a function that finds the clock hour of a time. Hours count from the start of the local day. */
function localHours(zone: string): (time: number) => Hour {
  const dayOf = localDays(zone);
  return (time) => {
    const { day, start, end } = dayOf(time);
    const begins = start + Math.floor((time - start) / HOUR) * HOUR;
    return { day, start: begins, end: Math.min(end, begins + HOUR) };
  };
}

function contactsByHour(
  log: RecordedLog,
  hourOf: (time: number) => Hour,
): ReadonlyMap<number, readonly ContactRecord[]> {
  const records = new ContactRecords();
  const ended = log.facts.flatMap((fact) => records.read(fact) ?? []);
  return groupedBy(ended, ({ began }) => hourOf(began).start);
}

function oneHour(
  log: RecordedLog,
  course: Course,
  hour: Hour,
  contacts: readonly ContactRecord[],
  waits: readonly Wait[],
  withinSeconds: number,
): RecordedHour {
  const segments = [...groupedBy(waits, ({ segment }) => segment)].map(([id, own]): SegmentHour => ({
    id,
    ...offeredIn(own, withinSeconds),
    longestWait: longestOf(own),
  }));
  return {
    ...hour,
    ...offeredIn(waits, withinSeconds),
    contacts: figuresOf(contacts),
    longestWait: longestOf(waits),
    mostWaiting: Math.max(
      0,
      course.mostWaiting.of(positionAt(log, hour.start - 1), positionAt(log, hour.end - 1)),
    ),
    staff: answeringIn(answeredIn(course, hour)),
    missing: [],
    segments: segments.sort((a, b) => missedOf(b) - missedOf(a) || (a.id < b.id ? -1 : 1)),
    usual: null,
  };
}

/** Returns the waits answered in an hour, including waits that began up to 24 hours before that hour. */
const answeredIn = ({ waits }: Course, { start, end }: Hour) =>
  waitsFrom(waits, start - 24 * HOUR, end).filter(
    ({ isAnswered, until }) => isAnswered && until >= start && until < end,
  );

/**
 * Adds the usual figures and missing agents to each hour, from the same hour of other days. Days without
 * answers in that hour do not count.
 */
function withUsual(
  hours: readonly RecordedHour[],
  dayOf: ReturnType<typeof localDays>,
  calls: AgentCalls,
): readonly RecordedHour[] {
  const placeOf = ({ start }: RecordedHour) => start - dayOf(start).start;
  const alike = groupedBy(hours, placeOf);
  return hours.map((hour) => {
    const others = (alike.get(placeOf(hour)) ?? []).filter(
      ({ day, staff }) => day !== hour.day && staff.length > 0,
    );
    if (others.length === 0) return hour;
    return {
      ...hour,
      usual: usualOf(others),
      missing: missingFrom(
        hour.staff,
        others.map(({ staff }) => staff),
        hour,
        dayOf(hour.start),
        calls,
      ),
    };
  });
}
