/** A time range, ms. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** Zoom levels of the timeline. */
export const ZOOMS = ["day", "hour", "minutes"] as const;
export type Zoom = (typeof ZOOMS)[number];

const MINUTE = 60_000;
const SPANS: Readonly<Record<Exclude<Zoom, "day">, number>> = { hour: 60 * MINUTE, minutes: 10 * MINUTE };
const CLOSEST = MINUTE;

const spanOf = ({ from, until }: Stretch) => until - from;

/**
 * Returns a range of `span` ms around a time, shifted (or shortened, if necessary) to stay within another
 * range.
 */
function around(time: number, span: number, within: Stretch): Stretch {
  const length = Math.min(span, spanOf(within));
  const from = Math.max(within.from, Math.min(within.until - length, time - length / 2));
  return { from, until: from + length };
}

export const zoomedTo = (zoom: Zoom, time: number, day: Stretch): Stretch =>
  zoom === "day" ? day : around(time, SPANS[zoom], day);

/** Returns the zoom level of a time range; null if no level has the length of the range. */
export const zoomOf = (stretch: Stretch, day: Stretch): Zoom | null =>
  stretch.from === day.from && stretch.until === day.until
    ? "day"
    : (ZOOMS.find((zoom) => zoom !== "day" && SPANS[zoom] === spanOf(stretch)) ?? null);

/**
 * Zooms by a factor (below 1: closer). `time`, such as the time under the pointer, keeps its position on the
 * screen, unless the range would leave the day.
 */
export function zoomedAt(stretch: Stretch, time: number, factor: number, day: Stretch): Stretch {
  const span = Math.max(CLOSEST, Math.min(spanOf(day), spanOf(stretch) * factor));
  const part = (time - stretch.from) / spanOf(stretch);
  const from = Math.max(day.from, Math.min(day.until - span, time - part * span));
  return { from, until: from + span };
}

/**
 * Returns a range of the day that contains a time: `stretch` if it is within the day and contains the time,
 * otherwise an equally long range around the time.
 */
export const showing = (stretch: Stretch, time: number, day: Stretch): Stretch =>
  time >= stretch.from && time <= stretch.until && stretch.from >= day.from && stretch.until <= day.until
    ? stretch
    : around(time, spanOf(stretch), day);
