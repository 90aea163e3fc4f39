import type { Formats } from "../../../../i18n/formats.ts";
import { localDay } from "../../../../streams/projections/local-day.ts";

/**
 * A stretch (ms) as one reads it: by its times alone where it lies on the day (yyyy-mm-dd) that is shown,
 * else with its dates.
 */
export function windowWords(
  { from, until }: { readonly from: number; readonly until: number },
  shown: string,
  zone: string,
  formats: Formats,
): string {
  // What ends at midnight is of the day that is over then.
  const [begins, ends] = [localDay(from, zone).day, localDay(until - 1, zone).day];
  if (begins !== ends) return `${formats.minute(from)} – ${formats.minute(until)}`;
  const times = `${formats.time(from)}–${formats.time(until)}`;
  return begins === shown ? times : `${formats.day(from)}, ${times}`;
}
