import { offeredIn } from "../../metrics/why/waits.ts";
import { positionAt, type RecordedLog } from "../recorded-log.ts";
import type { Course } from "./course.ts";
import { placeFrom, waitsFrom } from "./stretches.ts";

/** A time range (ms), and the number of columns into which its drawing is divided. */
export interface Window {
  readonly from: number;
  readonly until: number;
  readonly columns: number;
}

/**
 * Service level of a period (ms). `percent` is null if too few customers arrived, or if the period ends
 * before the replay file starts.
 */
export interface LevelStep {
  readonly from: number;
  readonly until: number;
  readonly percent: number | null;
}

/** Data for drawing a range: at most one mark per column. */
export interface Lanes extends Window {
  /** Maximum number of simultaneously waiting customers in each column. */
  readonly waiting: Uint32Array;
  readonly levels: readonly LevelStep[];
  /** Number of events in each bar. */
  readonly events: Uint32Array;
  /** Start of the first bar, ms. */
  readonly barsFrom: number;
  /** Width of a bar, ms. */
  readonly bar: number;
  /** Number of customers who hung up in each column. */
  readonly hangUps: Uint32Array;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Possible widths of a bar, ms. A bar is at least `BAR_COLUMNS` columns wide. Wider bars are whole days. */
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
/** Minimum number of customers for a meaningful service level. */
const FEWEST = 3;

/** Returns the number of events before a time. */
const before = (log: RecordedLog, time: number) => positionAt(log, Math.ceil(time) - 1);

/**
 * Returns the data for drawing a range of a replay file. `withinSeconds`: time limit of the service level.
 */
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

/** Returns the start of the replay file, ms. */
const firstOf = ({ span }: RecordedLog): number => span.first;

/** Returns the end of the replay file, ms. */
const lastOf = ({ span }: RecordedLog): number => span.last;

/**
 * Returns the maximum number of waiting customers between two times (ms), including those who already waited
 * at `from`. Returns 0 outside of the replay file's time range.
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
