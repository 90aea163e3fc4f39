import { fromAbsolute, toCalendarDateTime, toZoned } from "@internationalized/date";

/** What the clocks of a zone show at an instant (ms), to the minute: `2026-05-03T14:05`. */
export const clockAt = (instant: number, zone: string): string =>
  toCalendarDateTime(fromAbsolute(instant, zone)).toString().slice(0, 16);

/**
 * The instant (ms) at which the clocks of a zone show this, such as `2026-05-03T14:05`; NaN where it is no
 * time. What they show twice, in autumn, is the first of both; what they pass over, in spring, is as long
 * after the change as it is after what they pass over.
 */
export function instantOf(clock: string, zone: string): number {
  const shown = Date.parse(`${clock}Z`);
  return Number.isNaN(shown)
    ? Number.NaN
    : toZoned(toCalendarDateTime(fromAbsolute(shown, "UTC")), zone)
        .toDate()
        .getTime();
}
