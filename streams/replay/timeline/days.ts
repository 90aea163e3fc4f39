import { tallyOf } from "../../metrics/live-numbers.ts";
import { longestOf, type Offered, offeredIn } from "../../metrics/why/waits.ts";
import { type LocalDay, localDays } from "../../projections/local-day.ts";
import { positionAt, type RecordedLog } from "../recorded-log.ts";
import { ownTimes, type Span } from "../records/record-moments.ts";
import type { Course } from "./course.ts";
import { waitsFrom } from "./stretches.ts";

/** One local day of a replay file. */
export interface RecordedDay extends LocalDay, Offered {
  readonly events: number;
  /**
   * Range to show (ms): from the hour of the first arrival to the hour in which the last wait ended; if no
   * customer arrived, from the hour of the first to the hour of the last event. At both ends of the replay
   * file, the range can slightly exceed the file's time range.
   */
  readonly from: number;
  readonly until: number;
  readonly mostWaiting: number;
  /**
   * Customers who abandoned on that day before the replay file begins. The day's metrics include them, but
   * `abandoned` does not.
   */
  readonly abandonedBefore: number;
  /** ms */
  readonly longestWait: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/**
 * Steps to which the ends of a short replay file are rounded, so that its timeline has little empty space.
 */
const STEPS = [1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE);
/**
 * Maximum number of steps in a short replay file. The smallest step that suffices is used, otherwise an hour.
 */
const MOST_STEPS = 24;

/**
 * Returns the days with events, in order; for a replay file without events, the days with console records.
 */
export function daysOf(log: RecordedLog, course: Course, withinSeconds: number): readonly RecordedDay[] {
  const dayOf = localDays(log.header.zone);
  if (log.length === 0) return daysWithoutEvents(log, withinSeconds, dayOf);
  const days: RecordedDay[] = [];
  for (let position = 0; position < log.length;) {
    const day = dayOf(log.clock[position] ?? 0);
    // Ensures progress even if the calendar does not cover the time.
    const next = Math.max(position + 1, positionAt(log, day.end - 1));
    const waits = waitsFrom(course.waits, day.start, day.end);
    // A wait may start before the first recorded event; the shown range may not.
    const [first, last] = [
      Math.max(waits[0]?.since ?? 0, log.clock[waits.length > 0 ? 0 : position] ?? day.start),
      waits.length > 0 ? lastEnd(waits, day.end) : (log.clock[next - 1] ?? day.start),
    ];
    days.push({
      ...day,
      ...offeredIn(waits, withinSeconds),
      events: next - position,
      ...hoursAround(day, first, last, log.span),
      mostWaiting: Math.max(0, course.mostWaiting.of(position, next)),
      abandonedBefore: tallyOf(log.begin.floor, day.day)?.abandoned ?? 0,
      longestWait: longestOf(waits),
    });
    position = next;
  }
  return days;
}

/**
 * Returns the range of whole hours around two times of a day. At the start and end of the replay file, the
 * range exceeds the file's time range by at most one rounding step.
 */
function hoursAround(
  { start, end }: LocalDay,
  first: number,
  last: number,
  span: Span,
): Pick<RecordedDay, "from" | "until"> {
  const down = (time: number, step: number) => start + Math.floor((time - start) / step) * step;
  const from = down(first, HOUR);
  const until = Math.min(end, down(last, HOUR) + HOUR);
  const [begins, ends] = [Math.max(from, span.first), Math.min(until, span.last)];
  const step = STEPS.find((length) => ends - begins <= MOST_STEPS * length) ?? HOUR;
  return { from: Math.max(from, down(begins, step)), until: Math.min(until, down(ends, step) + step) };
}

function daysWithoutEvents(
  { records, begin, span }: RecordedLog,
  withinSeconds: number,
  dayOf: ReturnType<typeof localDays>,
): readonly RecordedDay[] {
  const days: RecordedDay[] = [];
  const times = ownTimes(records);
  for (let at = 0; at < times.length;) {
    const first = times[at] ?? 0;
    const day = dayOf(first);
    while ((times[at + 1] ?? Infinity) < day.end) at++;
    days.push({
      ...day,
      ...offeredIn([], withinSeconds),
      events: 0,
      ...hoursAround(day, first, times[at] ?? first, span),
      mostWaiting: begin.floor.queue.size,
      abandonedBefore: tallyOf(begin.floor, day.day)?.abandoned ?? 0,
      longestWait: 0,
    });
    at++;
  }
  return days;
}

const lastEnd = (waits: readonly { readonly until: number }[], end: number) =>
  Math.min(
    end - 1,
    waits.reduce((last, { until }) => Math.max(last, until), 0),
  );
