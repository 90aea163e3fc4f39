const PLAIN = /^\d{1,9}([.,]\d{1,6})?$/;
const CLOCK = /^(?:(\d{1,6}):)?(\d{1,6}):([0-5]\d)(?:[.,](\d{1,6}))?$/;

/**
 * Parses a duration to ms: a number of `unit`, or a clock `h:mm:ss`. A clock of two parts is `mm:ss`, or
 * `h:mm` if the unit is minutes. Returns null if the text is not a duration.
 */
export function durationOf(text: string, unit: "seconds" | "minutes"): number | null {
  const length = unit === "seconds" ? 1_000 : 60_000;
  if (PLAIN.test(text)) return Math.round(Number(text.replace(",", ".")) * length);
  const [, hours, middle, last, fraction] = CLOCK.exec(text) ?? [];
  if (middle === undefined || last === undefined) return null;
  const rest = Math.round(Number(`0.${fraction ?? 0}`) * 1_000);
  if (hours === undefined)
    return (Number(middle) * 60 + Number(last)) * length + (unit === "seconds" ? rest : 0);
  return Number(middle) < 60
    ? (Number(hours) * 3_600 + Number(middle) * 60 + Number(last)) * 1_000 + rest
    : null;
}
