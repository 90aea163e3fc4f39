import { instantShowing, shownAt } from "../projections/local-day.ts";

/** A time range (ms) and the place (px) where it is drawn. */
export interface TimeSpan {
  readonly from: number;
  readonly until: number;
  readonly left: number;
  readonly width: number;
}

export const xAt = ({ left, width, from, until }: TimeSpan, time: number): number =>
  left + ((time - from) / (until - from)) * width;

/** Returns the time at an x coordinate, clamped to the shown range. */
export const timeAt = ({ left, width, from, until }: TimeSpan, x: number): number =>
  Math.round(from + Math.max(0, Math.min(1, (x - left) / width)) * (until - from));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 180, 240, 360].map((minutes) => minutes * MINUTE);
/** Space for a time of the day, px. */
const CLOCK_ROOM = 52;

/** Returns the smallest step within a day (ms) whose labels have room; a day if none has. */
const stepOf = ({ from, until, width }: TimeSpan, room = CLOCK_ROOM): number =>
  STEPS.find((length) => (length / (until - from)) * width >= room) ?? DAY;

/** Returns the times of the axis labels: whole steps from `start`, such as the start of the day. */
export function ticksFrom(span: TimeSpan, start: number): readonly number[] {
  const step = stepOf(span);
  const first = start + Math.ceil((span.from - start) / step) * step;
  return Array.from(
    { length: Math.max(0, Math.floor((span.until - first) / step) + 1) },
    (_, place) => first + place * step,
  );
}

/** Labels of a time axis, and their unit. */
export interface ZoneTicks {
  readonly step: "minute" | "day" | "month" | "year";
  readonly instants: readonly number[];
}

const DAY_STEPS = [1, 2, 7, 14];
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120];
/** Space for a label such as 24 Nov, px. */
const DAY_ROOM = 56;
const MONTH_ROOM = 44;
const MONTH = 30.4 * DAY;
/** A Monday, UTC. */
const SOME_MONDAY = Date.UTC(2024, 0, 1);

/**
 * Returns the times of the axis labels by the calendar and the clocks of a zone: whole local hours, local
 * midnights, Mondays, or first days of months. An hour that occurs twice is labeled once, and one that is
 * skipped is not labeled.
 */
export function zoneTicks(span: TimeSpan, zone: string): ZoneTicks {
  const [from, until] = [shownAt(span.from, zone), shownAt(span.until, zone)];
  const perDay = (DAY / (span.until - span.from)) * span.width;
  const within = (shown: Iterable<number>) => {
    const instants: number[] = [];
    for (const one of shown) {
      const instant = instantShowing(one, zone);
      const isReal = shownAt(instant, zone) === one;
      if (isReal && instant >= span.from && instant <= span.until) instants.push(instant);
    }
    return instants;
  };
  const step = stepOf(span);
  if (step < DAY)
    return { step: "minute", instants: within(every(step, Math.floor(from / DAY) * DAY, until)) };
  const days = DAY_STEPS.find((count) => count * perDay >= DAY_ROOM);
  if (days !== undefined)
    return { step: "day", instants: within(every(days * DAY, firstBefore(from, days), until)) };
  const months = MONTH_STEPS.find((count) => (count * MONTH * perDay) / DAY >= MONTH_ROOM) ?? 120;
  return { step: months >= 12 ? "year" : "month", instants: within(firstDays(months, from, until)) };
}

function* every(step: number, first: number, until: number) {
  for (let at = first; at <= until + HOUR; at += step) yield at;
}

/** Returns a midnight from which steps of days begin, so that steps of weeks are Mondays. */
const firstBefore = (shown: number, days: number): number =>
  SOME_MONDAY + Math.floor((shown - SOME_MONDAY) / (days * DAY)) * days * DAY;

function* firstDays(months: number, from: number, until: number) {
  const first = new Date(from);
  const count = first.getUTCFullYear() * 12 + first.getUTCMonth();
  for (let month = Math.floor(count / months) * months; ; month += months) {
    const at = Date.UTC(Math.floor(month / 12), month % 12, 1);
    if (at > until) return;
    yield at;
  }
}
