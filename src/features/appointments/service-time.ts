import type { Formats } from "../../../i18n/formats.ts";

interface Zones {
  /** That of the account, in which times are shown. */
  readonly home: string | undefined;
  /** That of the service; "" where it has none. */
  readonly zone: string;
}

/**
 * Writes an instant (ms) in the zone of a service, named, with its date where that is another; null where the
 * clocks are those of the account.
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
