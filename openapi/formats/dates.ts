/** Returns true if a text is an existing date, such as `2026-05-03`. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // JavaScript parses a missing day, such as February 30, as a day of the next month.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Returns true if a text is an RFC 3339 time, with any offset. Leap seconds are not supported. */
export const isDateTime = (text: string): boolean =>
  /^.{10}t([01]\d|2[0-3])(:[0-5]\d){2}(\.\d+)?(z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i.test(text) &&
  isDate(text.slice(0, 10));
