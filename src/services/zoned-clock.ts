import { instantShowing, shownAt } from "../../streams/projections/local-day.ts";

/** Returns the local time of an instant (ms) in a zone, to the minute: `2026-05-03T14:05`. */
export const clockAt = (instant: number, zone: string): string =>
  new Date(shownAt(instant, zone)).toISOString().slice(0, 16);

/**
 * Returns the instant (ms) of a local time such as `2026-05-03T14:05` in a zone; NaN if it is invalid. For an
 * ambiguous time in autumn, the first occurrence is used. A skipped time in spring is shifted past the gap.
 */
export function instantOf(clock: string, zone: string): number {
  const shown = Date.parse(`${clock}Z`);
  return Number.isNaN(shown) ? Number.NaN : instantShowing(shown, zone);
}
