/**
 * One range of a week: Monday is 1, and a day ends at 24:00. A range that ends at an earlier time than it
 * starts ends on the next day.
 */
export interface HourRange {
  readonly day: number;
  readonly start: string;
  readonly end: string;
}

/** What no schema can say of a range: `at` is where it stands in the list, such as `2/end`. */
export interface HourFault {
  readonly at: string;
  readonly code: "same-as-start" | "overlaps" | "overlaps-next-day";
}

type Times = Pick<HourRange, "start" | "end">;

const DAY = 1_440;
const MIDNIGHT = "00:00";

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Counts the minutes from the midnight before a range to its start and to its end: more than 1440 for an end
 * on the next day.
 */
export const minutesOf = ({ start, end }: Times): { readonly start: number; readonly end: number } => ({
  start: minuteOf(start),
  end: minuteOf(end) + (end < start ? DAY : 0),
});

/**
 * Checks whether a range ends on the day after its start; one that ends at midnight does not, nor does one
 * without an end.
 */
export const endsNextDay = ({ start, end }: Times): boolean => end < start && end !== MIDNIGHT && end !== "";

/**
 * Finds empty ranges, ranges that overlap an earlier one of their day, and ranges that run into a range of
 * the next day; Monday follows Sunday.
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

/** The ranges as they follow one another in a week. */
export const inWeekOrder = <Range extends HourRange>(hours: readonly Range[]): Range[] =>
  hours.toSorted((one, other) => one.day - other.day || (one.start < other.start ? -1 : 1));
