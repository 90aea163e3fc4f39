/**
 * The zone of this browser and how far it is from UTC at an instant (ms), such as `Europe/Madrid, UTC+1`;
 * `UTC` alone where it is UTC itself.
 */
export function ownZone(instant: number): string {
  const format = new Intl.DateTimeFormat("en", { timeZoneName: "shortOffset" });
  const offset = format.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  const { timeZone } = format.resolvedOptions();
  return timeZone === "UTC"
    ? timeZone
    : `${timeZone}, ${offset === "GMT" ? "UTC+0" : offset.replace("GMT", "UTC")}`;
}
