import { positionAt, type RecordedLog } from "../recorded-log.ts";
import type { Course } from "./course.ts";
import { placeFrom } from "./series.ts";
import { offeredIn, waitsFrom } from "./stretches.ts";

/** A stretch of time, ms, and how many marks there is room for from side to side. */
export interface Window {
  readonly from: number;
  readonly until: number;
  readonly columns: number;
}

/** Served in time of those who came in so long; `percent` is null where too few came to say. */
export interface LevelStep {
  readonly from: number;
  readonly until: number;
  readonly percent: number | null;
}

/** What is drawn of a stretch: never more marks than there are columns. */
export interface Lanes extends Window {
  /** The most who waited at once, in each column. */
  readonly waiting: Uint32Array;
  readonly levels: readonly LevelStep[];
  /**
   * How many events happened in each bar, and how long (ms) a bar is. Bars begin at whole multiples of that
   * after `barsFrom`.
   */
  readonly events: Uint32Array;
  readonly barsFrom: number;
  readonly bar: number;
  /** How many hung up, in each column. */
  readonly hangUps: Uint32Array;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const BARS = [
  1_000,
  5_000,
  10_000,
  15_000,
  30_000,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  60 * MINUTE,
  6 * 60 * MINUTE,
  DAY,
];
const BAR_COLUMNS = 4;
const QUARTER = 15 * MINUTE;
/** Fewer contacts say nothing of a level. */
const FEWEST = 3;

/** How many events happened before a time. */
const before = (log: RecordedLog, time: number) => positionAt(log, Math.ceil(time) - 1);

/** What is drawn of a stretch of a recording. `withinSeconds`: answered within so many seconds is in time. */
export function lanesOf(
  log: RecordedLog,
  course: Course,
  { from, until, columns }: Window,
  withinSeconds: number,
): Lanes {
  const width = (until - from) / columns;
  const bar =
    BARS.find((length) => length >= width * BAR_COLUMNS) ?? Math.ceil((width * BAR_COLUMNS) / DAY) * DAY;
  const barsFrom = Math.floor(from / bar) * bar;
  return {
    from,
    until,
    columns,
    waiting: Uint32Array.from({ length: columns }, (_, column) =>
      mostIn(log, course, from + column * width, from + (column + 1) * width),
    ),
    levels: levelsOf(course, from, until, Math.max(QUARTER, bar), withinSeconds, firstOf(log), lastOf(log)),
    events: Uint32Array.from(
      { length: Math.ceil((until - barsFrom) / bar) },
      (_, place) => before(log, barsFrom + (place + 1) * bar) - before(log, barsFrom + place * bar),
    ),
    barsFrom,
    bar,
    hangUps: Uint32Array.from(
      { length: columns },
      (_, column) =>
        placeFrom(course.hangUps, from + (column + 1) * width) -
        placeFrom(course.hangUps, from + column * width),
    ),
  };
}

/** When the recording begins, ms: of what was before nothing is known. */
const firstOf = ({ span }: RecordedLog): number => span.first;

/** When it ends, ms: nothing is known of what came then. */
const lastOf = ({ span }: RecordedLog): number => span.last;

/**
 * The most who waited at any time from one to before another: those who waited when it began are among them.
 * Nobody before the recording begins and after it ends.
 */
function mostIn(log: RecordedLog, { waiting, mostWaiting }: Course, from: number, until: number): number {
  if (until <= firstOf(log) || from > lastOf(log)) return 0;
  const [first, last] = [before(log, from), before(log, until)];
  const begins =
    first < last && log.clock[first] === from
      ? 0
      : first === 0
        ? log.begin.floor.queue.size
        : (waiting[first - 1] ?? 0);
  return Math.max(begins, mostWaiting.of(first, last));
}

function levelsOf(
  { waits }: Course,
  from: number,
  until: number,
  length: number,
  withinSeconds: number,
  known: number,
  ended: number,
): LevelStep[] {
  const first = Math.floor(from / length) * length;
  return Array.from({ length: Math.ceil((until - first) / length) }, (_, place) => {
    const [begins, ends] = [first + place * length, first + (place + 1) * length];
    const { offered, inTime } = offeredIn(waitsFrom(waits, begins, ends), withinSeconds);
    return {
      from: begins,
      until: Math.max(begins, Math.min(ends, ended)),
      percent: offered < FEWEST || ends <= known ? null : (inTime / offered) * 100,
    };
  });
}
