import { CalendarDateTime } from "@internationalized/date";

/**
 * Returns a parser of times in one format: `iso`, `unix` (seconds), `unix-ms`, or a pattern such as
 * `dd/MM/yyyy HH:mm`. It returns ms, or null for any other text. A time without an offset is in `zone`. A
 * time that occurs twice when clocks are set back is read as the earlier instant, unless that instant is
 * before `notBefore`. A time skipped when clocks are set forward is moved forward.
 */
export function timeReader(
  format: string,
  zone: string,
): (text: string, notBefore?: number) => number | null {
  if (format === "unix" || format === "unix-ms")
    return (text) => epochTime(text, format === "unix" ? 1000 : 1);
  const written = format === "iso" ? isoTime : patternOf(format);
  return (text, notBefore = -Infinity) => {
    const time = written(text.trim());
    return time && isReal(time) ? instantOf(time, zone, notBefore) : null;
  };
}

function epochTime(text: string, unit: number): number | null {
  const time = /^\s*\d{1,16}(\.\d{1,9})?\s*$/.test(text) ? Math.round(Number(text) * unit) : null;
  return time !== null && time <= 8.64e15 ? time : null;
}

const ISO =
  /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?$/;

function isoTime(text: string): WrittenTime | null {
  const match = ISO.exec(text);
  if (!match) return null;
  const [, year, month, day, hour, minute, second = "0", fraction = "0", offset] = match;
  return {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
    millisecond: Math.floor(Number(`0.${fraction}`) * 1000),
    offset: offset === undefined ? null : offsetOf(offset),
  };
}

/** Returns true if the date and the time exist. A calendar would change April 31 to another day. */
function isReal({ year, month, day, hour, minute, second }: WrittenTime): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return (
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    hour < 24 &&
    minute < 60 &&
    second < 60
  );
}

function instantOf(time: WrittenTime, zone: string, notBefore: number): number {
  const { year, month, day, hour, minute, second, millisecond, offset } = time;
  if (offset !== null)
    return Date.UTC(year, month - 1, day, hour, minute, second, millisecond) - offset * 60_000;
  const local = new CalendarDateTime(year, month, day, hour, minute, second, millisecond);
  const earlier = local.toDate(zone).getTime();
  return earlier >= notBefore ? earlier : local.toDate(zone, "later").getTime();
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * Parses an hour of a 12-hour clock to the hours since midnight or noon, so 12 becomes 0. Returns NaN if
 * there is no such hour.
 */
function hourOfHalf(text: string): number {
  const hour = Number(text);
  return hour >= 1 && hour <= 12 ? hour % 12 : Number.NaN;
}

type Part = keyof WrittenTime | "afternoon";

/**
 * Tokens of a pattern, each with a regular expression for its text, the part of a time, and a parser. Longer
 * tokens come first.
 */
const TOKENS: readonly (readonly [
  token: string,
  taken: string,
  part: Part,
  read: (text: string) => number,
])[] = [
  ["yyyy", "\\d{4}", "year", Number],
  ["yy", "\\d{2}", "year", (text) => 2000 + Number(text)],
  ["MMM", "[A-Za-z]{3}", "month", (text) => MONTHS.indexOf(text.toLowerCase()) + 1],
  ["MM", "\\d{2}", "month", Number],
  ["M", "\\d{1,2}", "month", Number],
  ["dd", "\\d{2}", "day", Number],
  ["d", "\\d{1,2}", "day", Number],
  ["HH", "\\d{2}", "hour", Number],
  ["H", "\\d{1,2}", "hour", Number],
  ["hh", "\\d{2}", "hour", hourOfHalf],
  ["h", "\\d{1,2}", "hour", hourOfHalf],
  ["mm", "\\d{2}", "minute", Number],
  ["m", "\\d{1,2}", "minute", Number],
  ["SSS", "\\d{3}", "millisecond", Number],
  ["ss", "\\d{2}", "second", Number],
  ["s", "\\d{1,2}", "second", Number],
  ["a", "[AaPp]\\.?[Mm]\\.?", "afternoon", (text) => (/^p/i.test(text) ? 12 : 0)],
  ["XXX", "Z|[+-]\\d\\d:?\\d\\d", "offset", offsetOf],
];

/**
 * Returns a reader of times in a pattern such as `dd/MM/yyyy HH:mm` or `MMM d, yyyy h:mm a`; quoted letters
 * and all other characters are literal. Throws if the pattern lacks a date or an hour.
 */
function patternOf(pattern: string): (text: string) => WrittenTime | null {
  const reads: { part: Part; read: (text: string) => number }[] = [];
  const token = new RegExp(`'[^']*'|${TOKENS.map(([name]) => name).join("|")}|[\\s\\S]`, "g");
  const source = pattern.replace(token, (found) => {
    const known = TOKENS.find(([name]) => name === found);
    if (!known) return escaped(found.length > 1 ? found.slice(1, -1) : found);
    reads.push({ part: known[2], read: known[3] });
    return `(${known[1]})`;
  });
  for (const part of ["year", "month", "day", "hour"] as const) {
    if (!reads.some((read) => read.part === part))
      throw new Error(`The time format "${pattern}" has no ${part}. Add it.`);
  }
  const whole = new RegExp(`^${source}$`);
  return (text) => {
    const match = whole.exec(text);
    return match
      ? written(new Map(reads.map(({ part, read }, index) => [part, read(match[index + 1] ?? "")])))
      : null;
  };
}

function written(parts: ReadonlyMap<Part, number>): WrittenTime {
  const part = (name: Part) => parts.get(name) ?? 0;
  return {
    year: part("year"),
    month: part("month"),
    day: part("day"),
    hour: part("hour") + part("afternoon"),
    minute: part("minute"),
    second: part("second"),
    millisecond: part("millisecond"),
    offset: parts.get("offset") ?? null,
  };
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The parts of a time as written; `offset` is in minutes east of UTC, or null if the text has none. */
interface WrittenTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
  readonly offset: number | null;
}

/** Returns the minutes east of UTC of `Z`, `+01`, `+0100` or `+01:00`. */
function offsetOf(text: string): number {
  if (text === "Z") return 0;
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(3).replace(":", ""));
  return text.startsWith("-") ? -minutes : minutes;
}
