const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", { timeZone: zone, hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit", second: "2-digit" });
  formats.set(zone, made);
  return made;
}

/** What the clocks of a zone show at an instant (ms), as if that were UTC. */
function shownAt(instant: number, zone: string): number {
  const parts = Object.fromEntries(formatOf(zone).formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** What the clocks of a zone show at an instant (ms), to the minute: `2026-05-03T14:05`. */
export const clockAt = (instant: number, zone: string): string => new Date(shownAt(instant, zone)).toISOString().slice(0, 16);

/**
 * The instant (ms) at which the clocks of a zone show this, such as `2026-05-03T14:05`; NaN where it is no time. What they
 * show twice, in autumn, is the first of both; what they pass over, in spring, is as long after the change as it is after what they pass over.
 */
export function instantOf(clock: string, zone: string): number {
  const wanted = Date.parse(`${clock}Z`);
  if (Number.isNaN(wanted)) return Number.NaN;
  const offsets = [wanted - 86_400_000, wanted + 86_400_000].map((near) => shownAt(near, zone) - near);
  const found = offsets.map((offset) => wanted - offset).filter((instant) => shownAt(instant, zone) === wanted);
  return found.length > 0 ? Math.min(...found) : wanted - (offsets[0] ?? 0);
}
