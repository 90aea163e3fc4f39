/** Returns a formatter of instants (ms) in an IANA zone, for terminal output. */
export const clockIn = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
    hourCycle: "h23",
  });
