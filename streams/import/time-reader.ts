import { CalendarDateTime } from "@internationalized/date";
import { patternOf } from "./time-pattern.ts";
import { offsetOf, type WrittenTime } from "./written-time.ts";

/**
 * Reads times in one way of writing: `iso`, `unix` (seconds), `unix-ms`, or a pattern such as `dd/MM/yyyy
 * HH:mm`. A time without an offset is the zone's. Gives ms, or null where the text is no such time. An hour
 * that the clocks show twice is the earlier one unless that lies before `notBefore`; one that they skip is
 * the hour after.
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

/** Calendars would quietly take the 31st of April for another day. */
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
