/** Placeholder letters of a date in a language, such as dd/mm/yyyy, and of a time. */
interface DayLetters {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly time: string;
}

type Part = "year" | "month" | "day";

const isPart = (type: string): type is Part => type === "year" || type === "month" || type === "day";

/** Returns the parts of a date in the order of a language, with their separators. */
const partsIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone: "UTC",
  }).formatToParts(0);

const write = (locale: string, wordOf: (part: Part) => string): string =>
  partsIn(locale)
    .map(({ type, value }) => (isPart(type) ? wordOf(type) : value))
    .join("");

/** Returns the date format of a language, optionally with a time. */
export const dayPattern = (locale: string, letters: DayLetters, minutes: boolean): string =>
  `${write(locale, (part) => letters[part])}${minutes ? ` ${letters.time}` : ""}`;

/**
 * Formats a day such as `2026-05-03`, or a time such as `2026-05-03T14:05`, in a language's order. Returns ""
 * if `value` is empty.
 */
export function writtenDay(value: string, locale: string): string {
  const [day = "", time] = value.split("T");
  const [year = "", month = "", of = ""] = day.split("-");
  if (of === "") return "";
  const parts = { year, month, day: of };
  return `${write(locale, (part) => parts[part])}${time === undefined ? "" : ` ${time.slice(0, 5)}`}`;
}

/** First and last accepted year: `DAYS` for a day without a time, `MINUTES` for a day with a time. */
const DAYS = [1000, 9999] as const;
const MINUTES = [1900, 2199] as const;

const TIME = /[T,\s]+(\d{1,2}):(\d{2})$/;
const NUMBERS = /^(\d{1,4})[-/.\s](\d{1,2})[-/.\s](\d{1,4})$/;

/**
 * Parses a typed day, with a time if `minutes` is true. Its parts are in the order of the language or of ISO
 * 8601. Returns "" if the text is incomplete or invalid, or the year is not accepted.
 */
export function readDay(text: string, locale: string, minutes: boolean): string {
  const typed = text.trim();
  const time = TIME.exec(typed);
  const numbers = NUMBERS.exec(time ? typed.slice(0, time.index) : typed)?.slice(1);
  if (!numbers || minutes !== (time !== null)) return "";
  const order: readonly Part[] =
    numbers[0]?.length === 4
      ? ["year", "month", "day"]
      : partsIn(locale).flatMap(({ type }) => (isPart(type) ? [type] : []));
  const of = (part: Part) => numbers[order.indexOf(part)] ?? "";
  const [first, last] = time ? MINUTES : DAYS;
  if (Number(of("year")) < first || Number(of("year")) > last) return "";
  const day = `${of("year")}-${two(of("month"))}-${two(of("day"))}`;
  if (!isDay(day)) return "";
  if (!time) return day;
  const [, hour = "", minute = ""] = time;
  return Number(hour) < 24 && Number(minute) < 60 ? `${day}T${two(hour)}:${minute}` : "";
}

const two = (figures: string): string => figures.padStart(2, "0");

/** Returns true if a day exists, unlike February 30. */
function isDay(day: string): boolean {
  const instant = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(day);
}

/** The language of date fields, and the texts of their calendar. */
export interface DayWords {
  readonly locale: string;
  readonly letters: DayLetters;
  /** Returns today, such as `2026-05-03`. */
  readonly today: () => string;
  readonly open: string;
  readonly previous: string;
  readonly next: string;
  readonly wrong: (pattern: string) => string;
}
