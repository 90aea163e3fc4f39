/** The calls of an hour that entered the queue, and how many of them were late. */
export interface LateHour {
  /** Start, ms. */
  readonly from: number;
  readonly offered: number;
  readonly late: number;
}

/** Returns the share of late calls, percent. */
export const lateShare = ({ late, offered }: LateHour): number =>
  offered === 0 ? 0 : (100 * late) / offered;

/** Returns the hour with the most late calls; of several, the one with the greatest share. Null without any. */
export function mostLate<Hour extends LateHour>(hours: readonly Hour[]): Hour | null {
  const [most] = hours.toSorted((a, b) => b.late - a.late || lateShare(b) - lateShare(a));
  return most && most.late > 0 ? most : null;
}

/** Share of the mean number of calls that an hour needs so that its service level counts. */
const BUSY = 1 / 2;

/**
 * Returns the hour with the most late calls and, unless it is the same, the one with the greatest share of late
 * calls. Only hours with `least` calls count for the share: few calls at night say little. Null without late calls.
 */
export function worstHours<Hour extends LateHour>(
  hours: readonly Hour[],
): {
  readonly most: Hour | null;
  readonly lowest: { readonly hour: Hour; readonly least: number } | null;
} {
  const most = mostLate(hours);
  if (!most) return { most, lowest: null };
  const called = hours.filter(({ offered }) => offered > 0);
  const mean = called.reduce((sum, { offered }) => sum + offered, 0) / called.length;
  const least = Math.ceil(mean * BUSY);
  const [hour] = called
    .filter(({ offered }) => offered >= least)
    .toSorted((a, b) => lateShare(b) - lateShare(a) || b.late - a.late);
  return { most, lowest: hour && lateShare(hour) > lateShare(most) ? { hour, least } : null };
}
