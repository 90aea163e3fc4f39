import type { Locales } from "./i18n-types.ts";
import { isolated } from "./isolated.ts";

/** Formats of numbers and times in one language. */
export interface Formats {
  readonly number: (value: number) => string;
  /** A large number in short, such as 1.2M. */
  readonly compact: (value: number) => string;
  /** Formats a value from 0 to 100, without decimals by default. */
  readonly percent: (value: number, decimals?: number) => string;
  /**
   * Formats ms as `m:ss`, or `h:mm:ss` from one hour on, rounded down to whole seconds: live values, and in
   * reports the length of one thing, such as a call, an offer or a break.
   */
  readonly duration: (ms: number) => string;
  /**
   * Formats ms in one unit with two decimals: up to a minute in seconds, up to an hour in minutes, longer durations
   * in hours. Reports use it for means, sums, targets and limits.
   */
  readonly timeUnit: (ms: number) => string;
  /** Formats a time in the past, given as elapsed ms, in its largest unit. */
  readonly ago: (ms: number) => string;
  /** Formats an instant (ms) as hours and minutes. All zones default to the zone of the formats. */
  readonly time: (instant: number, zone?: string) => string;
  /** Formats an instant (ms) as hours, minutes and seconds. */
  readonly second: (instant: number, zone?: string) => string;
  /** Formats an instant (ms) in full, with its zone. */
  readonly moment: (instant: number, zone?: string) => string;
  /** Formats an instant (ms) as a day. */
  readonly day: (instant: number, zone?: string) => string;
  /** Formats an instant (ms) as a day without its year. */
  readonly dayOfYear: (instant: number, zone?: string) => string;
  /** Formats the days from `first` to `last`, such as `2026-05-03`. */
  readonly days: (first: string, last: string) => string;
  /** Formats an instant (ms) as its short weekday. */
  readonly shortDay: (instant: number, zone?: string) => string;
  /** Formats an instant (ms) as a full day, with its weekday. */
  readonly fullDay: (instant: number, zone?: string) => string;
  /** Formats an instant (ms) as a day and time, to the minute. */
  readonly minute: (instant: number, zone?: string) => string;
  /** Formats an instant (ms) as month and year. */
  readonly month: (instant: number, zone?: string) => string;
  /** Returns the name of a weekday, from Monday, 1, to Sunday, 7, or its short form. */
  readonly weekday: (day: number, short?: boolean) => string;
  /** Formats bytes in their largest unit, such as 1.2 MB. */
  readonly bytes: (value: number) => string;
  /** Joins names to one list. Each name keeps its own text direction. */
  readonly list: (items: readonly string[]) => string;
  /** Returns the text before each item of such a list, such as ", " or " and ". */
  readonly listGaps: (items: readonly string[]) => readonly string[];
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const TIME_UNITS = [
  ["second", SECOND],
  ["minute", MINUTE],
  ["hour", HOUR],
] as const;

const SIZES = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/**
 * Formats a duration (ms). Node and older browsers have no format for durations. Digits and colons are the
 * same in all three languages.
 */
export function duration(ms: number): string {
  const whole = Math.max(0, Math.floor(ms / SECOND));
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** Replaces the hyphen before a negative number with a minus sign. */
const withMinus = (text: string): string => text.replace("-", "−");

function make(locale: Locales, defaultZone: string | undefined): Formats {
  const number = new Intl.NumberFormat(locale);
  const compact = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
  const percents = [0, 1, 2].map(
    (digits) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: digits }),
  );
  // The narrow French form of a past time is only a minus sign.
  const style = locale === "en" ? "narrow" : "short";
  const relative = new Intl.RelativeTimeFormat(locale, { style });
  const present = new Intl.RelativeTimeFormat(locale, { style, numeric: "auto" });
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  // The first of January 2024 was a Monday.
  const weekdays = [
    new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }),
    new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" }),
  ] as const;
  const timeUnits = TIME_UNITS.map(
    ([unit]) =>
      new Intl.NumberFormat(locale, {
        style: "unit",
        unit,
        unitDisplay: "short",
        maximumFractionDigits: 2,
      }),
  );
  const sizes = SIZES.map(
    (unit) =>
      new Intl.NumberFormat(locale, {
        style: "unit",
        unit,
        unitDisplay: unit === "byte" ? "long" : "short",
        maximumFractionDigits: 1,
      }),
  );
  const zoned = (options: Intl.DateTimeFormatOptions) => {
    const formats = new Map<string | undefined, Intl.DateTimeFormat>();
    return (instant: number, zone = defaultZone) => {
      let format = formats.get(zone);
      if (!format)
        formats.set(
          zone,
          (format = new Intl.DateTimeFormat(locale, { ...options, ...(zone ? { timeZone: zone } : {}) })),
        );
      return format.format(instant);
    };
  };
  const span = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  const time = zoned({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  const day = zoned({ day: "numeric", month: "short", year: "numeric" });
  return {
    number: (value) => withMinus(number.format(value)),
    compact: (value) => withMinus(compact.format(value)),
    percent: (value, decimals = 0) =>
      withMinus((percents[decimals] ?? percents[0])?.format(value / 100) ?? ""),
    duration,
    timeUnit(ms) {
      const step = ms <= MINUTE ? 0 : ms <= HOUR ? 1 : 2;
      return (timeUnits[step] ?? number).format(ms / TIME_UNITS[step][1]);
    },
    ago(ms) {
      const past = Math.max(0, ms);
      if (past < SECOND) return present.format(0, "second");
      if (past < MINUTE) return relative.format(-Math.floor(past / SECOND), "second");
      if (past < HOUR) return relative.format(-Math.floor(past / MINUTE), "minute");
      return past < DAY
        ? relative.format(-Math.floor(past / HOUR), "hour")
        : relative.format(-Math.floor(past / DAY), "day");
    },
    time,
    second: zoned({ hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" }),
    moment: zoned({
      day: "numeric",
      month: "long",
      year: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
      hourCycle: "h23",
      timeZoneName: "short",
    }),
    day,
    dayOfYear: zoned({ day: "numeric", month: "short" }),
    days: (first, last) =>
      span.formatRange(Date.parse(`${first}T00:00:00Z`), Date.parse(`${last}T00:00:00Z`)),
    shortDay: zoned({ weekday: "short" }),
    fullDay: zoned({ dateStyle: "full" }),
    // Uses a comma in every language, because some languages put a word between day and time.
    minute: (instant, zone) => `${day(instant, zone)}, ${time(instant, zone)}`,
    month: zoned({ month: "long", year: "numeric" }),
    weekday: (day, short = false) => weekdays[short ? 1 : 0].format(Date.UTC(2024, 0, day)),
    bytes: (value) => {
      const step = Math.min(SIZES.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, value)) / 3)));
      return (sizes[step] ?? number).format(value / 1000 ** step);
    },
    list: (items) => list.format(items.map(isolated)),
    listGaps: (items) => {
      const gaps: string[] = [];
      let gap = "";
      for (const { type, value } of list.formatToParts(items)) {
        if (type === "element") gaps.push(gap);
        gap = type === "element" ? "" : value;
      }
      return gaps;
    },
  };
}

const made = new Map<string, Formats>();

/**
 * Returns the formats of a language, with times in `zone` or in the browser's zone. Equal arguments return
 * the same object.
 */
export function formatsOf(locale: Locales, zone?: string): Formats {
  const key = `${locale} ${zone ?? ""}`;
  let formats = made.get(key);
  if (!formats) made.set(key, (formats = make(locale, zone)));
  return formats;
}
