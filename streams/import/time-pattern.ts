import { offsetOf, type WrittenTime } from "./written-time.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** 12 is the first hour of its half of the day; a 13th there is none. */
function hourOfHalf(text: string): number {
  const hour = Number(text);
  return hour >= 1 && hour <= 12 ? hour % 12 : Number.NaN;
}

type Part = keyof WrittenTime | "afternoon";

/**
 * What each token of a pattern takes, which part of a time it is, and how it is read. The longer of two goes
 * first.
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
 * Reads times that are written as a pattern says, such as `dd/MM/yyyy HH:mm` or `MMM d, yyyy h:mm a`; letters
 * in quotes and everything else stand for themselves. Throws where the pattern lacks a date or an hour.
 */
export function patternOf(pattern: string): (text: string) => WrittenTime | null {
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
      throw new Error(`The time format "${pattern}" names no ${part}.`);
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
