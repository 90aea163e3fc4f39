/** Tells instants (ms) as the clocks of an IANA zone show them, for people who read a terminal. */
export const clockIn = (zone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "medium",
    hourCycle: "h23",
  });
