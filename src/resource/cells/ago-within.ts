import type { Formats } from "../../../i18n/formats.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * How long ago a moment was (both ms), in minutes or hours; null from a day on, and where it is still to
 * come. The clock of this browser may be a minute slow.
 */
export function agoWithin(at: number, now: number, { ago }: Pick<Formats, "ago">): string | null {
  const past = now - at;
  return past > -MINUTE && past < DAY ? ago(Math.trunc(past / MINUTE) * MINUTE) : null;
}
