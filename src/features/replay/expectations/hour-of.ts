const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known =
    clocks.get(zone) ??
    new Intl.DateTimeFormat("en", { timeZone: zone, minute: "numeric", second: "numeric" });
  clocks.set(zone, known);
  return known;
}

/** The instant (ms) at which the hour of a zone's clock began; zones differ by half hours, too. */
export function hourOf(instant: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(instant);
  const said = (type: "minute" | "second") => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return Math.floor(instant / 1000) * 1000 - said("minute") * 60_000 - said("second") * 1000;
}
