import type { Formats } from "../../../i18n/formats.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Returns the age of a moment (both ms) in minutes or hours; null after a day, and in the future. This
 * browser's clock may be a minute slow.
 */
export function agoWithin(at: number, now: number, { ago }: Pick<Formats, "ago">): string | null {
  const past = now - at;
  return past > -MINUTE && past < DAY ? ago(Math.trunc(past / MINUTE) * MINUTE) : null;
}
