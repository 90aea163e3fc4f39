import type { Formats } from "../../../i18n/formats.ts";

interface Zones {
  /** The account's time zone. */
  readonly home: string | undefined;
  /** The service's time zone; "" if it has none. */
  readonly zone: string;
}

/**
 * Formats an instant (ms) in the service's time zone, followed by the zone's name. Includes the date if it
 * differs from the date in the account's zone. Returns null if the service has no time zone, or
 * if both zones are the same.
 */
export function serviceTime(
  instant: number,
  { home, zone }: Zones,
  { day, time, minute }: Pick<Formats, "day" | "time" | "minute">,
): string | null {
  if (zone === "" || zone === home) return null;
  const there = day(instant, zone) === day(instant, home) ? time(instant, zone) : minute(instant, zone);
  return `${there} ${zone}`;
}
