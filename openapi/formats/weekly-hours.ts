/**
 * A range of hours in a week. Monday is day 1, and a day ends at 24:00. If the end is earlier than the start,
 * the range ends on the next day.
 */
export interface HourRange {
  readonly day: number;
  readonly start: string;
  readonly end: string;
}

/** A fault of a range that the schema cannot express: `at` is its location in the list, such as `2/end`. */
export interface HourFault {
  readonly at: string;
  readonly code: "same-as-start" | "overlaps" | "overlaps-next-day";
}

type Times = Pick<HourRange, "start" | "end">;

const DAY = 1_440;
const MIDNIGHT = "00:00";

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Returns the start and end of a range in minutes after midnight of its day; more than 1440 for an end on the
 * next day.
 */
export const minutesOf = ({ start, end }: Times): { readonly start: number; readonly end: number } => ({
  start: minuteOf(start),
  end: minuteOf(end) + (end < start ? DAY : 0),
});

/** Returns whether a range ends on the next day; false if it ends at midnight, or has no end. */
export const endsNextDay = ({ start, end }: Times): boolean => end < start && end !== MIDNIGHT && end !== "";

/**
 * Finds empty ranges, ranges that overlap an earlier range of the same day, and ranges that overlap a range
 * of the next day. Monday follows Sunday.
 */
export const misplacedHours = (hours: readonly HourRange[]): HourFault[] =>
  hours.flatMap((range, index): HourFault[] => {
    if (range.end === range.start) return [{ at: `${index}/end`, code: "same-as-start" }];
    if (hours.slice(0, index).some((other) => overlap(range, other)))
      return [{ at: String(index), code: "overlaps" }];
    return hours.some((other) => runsInto(range, other))
      ? [{ at: `${index}/end`, code: "overlaps-next-day" }]
      : [];
  });

function overlap(one: HourRange, other: HourRange): boolean {
  const [first, second] = [minutesOf(one), minutesOf(other)];
  return one.day === other.day && first.start < second.end && second.start < first.end;
}

const runsInto = (range: HourRange, other: HourRange): boolean =>
  other.day === (range.day % 7) + 1 && minutesOf(other).start < minutesOf(range).end - DAY;

/** Sorts ranges in the order of the week. */
export const inWeekOrder = <Range extends HourRange>(hours: readonly Range[]): Range[] =>
  hours.toSorted((one, other) => one.day - other.day || (one.start < other.start ? -1 : 1));
