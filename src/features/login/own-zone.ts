/**
 * Returns the browser's time zone and its UTC offset at an instant (ms), such as `Europe/Madrid, UTC+1`. If
 * the zone is UTC, the offset is left out.
 */
export function ownZone(instant: number): string {
  const format = new Intl.DateTimeFormat("en", { timeZoneName: "shortOffset" });
  const offset = format.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  const { timeZone } = format.resolvedOptions();
  return timeZone === "UTC"
    ? timeZone
    : `${timeZone}, ${offset === "GMT" ? "UTC+0" : offset.replace("GMT", "UTC")}`;
}
