/** Differences between one day of the center and another. Hours are hours of the local day. */
export interface DayProfile {
  /** Days since 1970-01-01. */
  readonly number: number;
  /** Contacts, relative to an average workday. */
  readonly load: number;
  /** Share of each crew that works. */
  readonly staff: number;
  /** Place of the segment that has too few agents at the peak; null on days without a peak. */
  readonly shortOf: number | null;
  /** Time in which the platform of the agents fails and most of them lose their connection. */
  readonly outage: Hours | null;
  /** Time in which a campaign brings more customers to one segment, at this place. */
  readonly campaign: (Hours & { readonly segment: number; readonly times: number }) | null;
}

interface Hours {
  readonly from: number;
  readonly to: number;
}

/** Load, staff and short segment from Sunday to Saturday. */
const WEEK: readonly (readonly [load: number, staff: number, shortOf: number | null])[] = [
  [0.34, 0.45, null],
  [1.1, 1, 3],
  [1.03, 1, 2],
  [1, 1, 4],
  [0.98, 1, 1],
  [0.93, 1, 5],
  [0.46, 0.55, null],
];
const HOLIDAY: (typeof WEEK)[number] = [0.38, 0.45, null];

/** Public holidays of Madrid, mm-dd, without Easter. */
const HOLIDAYS = new Set(
  "01-01 01-06 03-19 05-01 05-15 07-25 08-15 10-12 11-01 12-06 12-08 12-25".split(" "),
);
const [MONDAY, TUESDAY] = [1, 2];

/**
 * Outage and campaign repeat every twelve weeks, so that 90 days always contain both. The days count from
 * 1970-01-01, a Thursday.
 */
const CYCLE = 84;
const OUTAGE = { day: 28, hours: { from: 15, to: 16 } } as const;
const CAMPAIGN = { day: 6, hours: { from: 12.5, to: 18 }, segment: 1, times: 5 } as const;

const DAY = 86_400_000;

/** Returns the profile of a day, yyyy-mm-dd. */
export function dayProfile(day: string): DayProfile {
  const number = Math.round(Date.parse(day) / DAY);
  const [load, staff, shortOf] = isHoliday(number) ? HOLIDAY : (WEEK[weekdayOf(number)] ?? HOLIDAY);
  const inCycle = number % CYCLE;
  return {
    number,
    load,
    staff,
    shortOf,
    outage: inCycle === OUTAGE.day ? OUTAGE.hours : null,
    campaign:
      inCycle === CAMPAIGN.day
        ? { ...CAMPAIGN.hours, segment: CAMPAIGN.segment, times: CAMPAIGN.times }
        : null,
  };
}

/**
 * Returns true on the day on which a holiday is kept: on Monday if it falls on the weekend before, and also if
 * it falls on the Tuesday after, because the demo begins on Tuesdays, at the peak.
 */
function isHoliday(number: number): boolean {
  const weekday = weekdayOf(number);
  const kept = weekday === MONDAY ? [-2, -1, 0, 1] : weekday === TUESDAY ? [] : [0];
  return kept.some((shift) => HOLIDAYS.has(dateOf(number + shift).slice(5)));
}

/** Returns the date, yyyy-mm-dd, of a day since 1970-01-01. */
const dateOf = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);

/** Returns the day of the week, from 0 (Sunday), of a day since 1970-01-01. */
const weekdayOf = (number: number): number => (number + 4) % 7;
