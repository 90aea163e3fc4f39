/** The zone of this browser and how far it is from UTC at an instant (ms), such as `Europe/Madrid, UTC+1`. */
export function ownZone(instant: number): string {
  const format = new Intl.DateTimeFormat("en", { timeZoneName: "shortOffset" });
  const offset = format.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  return `${format.resolvedOptions().timeZone}, ${offset.replace("GMT", "UTC")}`;
}
