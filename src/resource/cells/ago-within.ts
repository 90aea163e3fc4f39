import type { Formats } from "../../../i18n/formats.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Formats the age of a moment (ms) in minutes or hours. Returns null for moments older than a day and for
 * future moments. Up to a minute in the future is allowed, because the browser's clock may be slow.
 */
export function agoWithin(at: number, now: number, { ago }: Pick<Formats, "ago">): string | null {
  const past = now - at;
  return past > -MINUTE && past < DAY ? ago(Math.trunc(past / MINUTE) * MINUTE) : null;
}
