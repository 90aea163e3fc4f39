import { parseDate } from "@internationalized/date";
import { instantIn } from "./instant-in.ts";
import type { RecordedLog } from "./recorded-log.ts";
import { markersOf } from "./timeline/markers.ts";

/** The target of a typed place, or the reason why the replay file does not contain it. */
export type TypedPlace =
  | { readonly at: { readonly time: number } | { readonly offset: number } | { readonly position: number } }
  /** `unknown`: the text is no time, offset or marker name. `time`, `offset`: not within the replay file. */
  | { readonly fault: "unknown" | "time" | "offset" };

const OFFSET = /^#?\s*(\d+|\d{1,3}(?:[.,'’\s]\d{3})+)$/u;
const TIME = /^(?:(\d{4}-\d\d-\d\d)[T\s]+)?(\d{1,2}:\d\d(:\d\d)?)$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const [SECOND, MINUTE] = [1_000, 60_000];

/**
 * Parses a typed place: a time of day, a date with or without a time, an offset with or without "#", or the
 * name of a marker. A time of day is on the day of `now` (ms). If the replay file does not cover that moment,
 * the first and the last day of the replay file are tried.
 */
export function typedPlace(log: RecordedLog, typed: string, now: number): TypedPlace {
  const text = typed.trim();
  const [, digits] = OFFSET.exec(text) ?? [];
  if (digits !== undefined) return offsetOf(log, Number(digits.replace(/\D/gu, "")));
  return timeOf(log, text, now) ?? markerOf(log, text);
}

function offsetOf({ offsets, length }: RecordedLog, offset: number): TypedPlace {
  return offset >= (offsets[0] ?? Infinity) && offset <= (offsets[length - 1] ?? 0)
    ? { at: { offset } }
    : { fault: "offset" };
}

/** Returns the place of a date or time; null if the text is neither. */
function timeOf(
  { header: { zone }, span: { first, last } }: RecordedLog,
  text: string,
  now: number,
): TypedPlace | null {
  /**
   * A typed day, minute or second is a period. If the replay file starts within this period, the target is
   * the start of the replay file.
   */
  const within = (instant: number, width: number): TypedPlace =>
    last > 0 && instant + width > first && instant <= last
      ? { at: { time: Math.max(instant, first) } }
      : { fault: "time" };
  if (DAY.test(text)) {
    const [start, end] = isDate(text)
      ? [instantIn(zone, now, `${text}T00:00`), parseDate(text).add({ days: 1 }).toDate(zone).getTime()]
      : [0, 0];
    return end === 0 ? { fault: "unknown" } : within(start, end - start);
  }
  const [, day, time, seconds] = TIME.exec(text) ?? [];
  if (time === undefined) return null;
  if (!isTime(time) || (day !== undefined && !isDate(day))) return { fault: "unknown" };
  const width = seconds === undefined ? MINUTE : SECOND;
  if (day !== undefined) return within(instantIn(zone, now, `${day}T${time}`), width);
  const days = [now, first, last].map((instant) => within(instantIn(zone, instant, time), width));
  return days.find((place) => "at" in place) ?? { fault: "time" };
}

const isTime = (time: string): boolean =>
  time.split(":").every((part, place) => Number(part) < (place === 0 ? 24 : 60));

/** Returns true for an existing calendar day. */
function isDate(text: string): boolean {
  try {
    return parseDate(text).toString() === text;
  } catch {
    return false;
  }
}

const names = new Intl.Collator("en", { usage: "search", sensitivity: "base" });

/** Returns the marker with this name, otherwise the first marker whose name starts with the text. */
function markerOf(log: RecordedLog, text: string): TypedPlace {
  const markers = text === "" ? [] : markersOf(log);
  const found =
    markers.find(({ label }) => names.compare(label, text) === 0) ??
    markers.find(({ label }) => names.compare(label.slice(0, text.length), text) === 0);
  return found ? { at: { position: found.position } } : { fault: "unknown" };
}
