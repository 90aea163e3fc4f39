/** One range of a week: Monday is 1, and a day ends at 24:00. */
export interface HourRange {
  readonly day: number;
  readonly start: string;
  readonly end: string;
}

/** What no schema can say of a range: `at` is where it stands in the list, such as `2/end`. */
export interface HourFault {
  readonly at: string;
  readonly code: "not-after-start" | "overlaps";
}

/** Each range that ends before it begins, and each that begins before another of its day has ended. */
export const misplacedHours = (hours: readonly HourRange[]): HourFault[] =>
  hours.flatMap((range, index): HourFault[] => {
    if (range.end <= range.start) return [{ at: `${index}/end`, code: "not-after-start" }];
    return hours.slice(0, index).some((other) => overlap(range, other)) ? [{ at: String(index), code: "overlaps" }] : [];
  });

const overlap = (one: HourRange, other: HourRange): boolean => one.day === other.day && one.start < other.end && other.start < one.end;

/** The ranges as they follow one another in a week. */
export const inWeekOrder = <Range extends HourRange>(hours: readonly Range[]): Range[] => hours.toSorted((one, other) => one.day - other.day || (one.start < other.start ? -1 : 1));
