import type { Formats } from "../../../../i18n/formats.ts";
import { localDay } from "../../../../streams/projections/local-day.ts";

/**
 * Formats a time range (ms): only times if the range is within the shown day (yyyy-mm-dd), otherwise with
 * dates.
 */
export function windowWords(
  { from, until }: { readonly from: number; readonly until: number },
  shown: string,
  zone: string,
  formats: Formats,
): string {
  // A range that ends at midnight does not reach into the next day.
  const [begins, ends] = [localDay(from, zone).day, localDay(until - 1, zone).day];
  if (begins !== ends) return `${formats.minute(from)} – ${formats.minute(until)}`;
  const times = `${formats.time(from)}–${formats.time(until)}`;
  return begins === shown ? times : `${formats.day(from)}, ${times}`;
}
