/** A stretch of time, ms. */
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

/** Returns a range around a time, shifted to stay within another range. */
function around(time: number, span: number, within: Stretch): Stretch {
  const length = Math.min(span, spanOf(within));
  const from = Math.max(within.from, Math.min(within.until - length, time - length / 2));
  return { from, until: from + length };
}

export const zoomedTo = (zoom: Zoom, time: number, day: Stretch): Stretch =>
  zoom === "day" ? day : around(time, SPANS[zoom], day);

/** Which of the zooms a stretch is; null where it lies between them. */
export const zoomOf = (stretch: Stretch, day: Stretch): Zoom | null =>
  stretch.from === day.from && stretch.until === day.until
    ? "day"
    : (ZOOMS.find((zoom) => zoom !== "day" && SPANS[zoom] === spanOf(stretch)) ?? null);

/** Zooms by a factor (below 1: closer) so that what is under the pointer stays there. */
export function zoomedAt(stretch: Stretch, time: number, factor: number, day: Stretch): Stretch {
  const span = Math.max(CLOSEST, Math.min(spanOf(day), spanOf(stretch) * factor));
  const part = (time - stretch.from) / spanOf(stretch);
  const from = Math.max(day.from, Math.min(day.until - span, time - part * span));
  return { from, until: from + span };
}

/** The stretch that shows a time: the same where that is in it, else as much of the day, moved to it. */
export const showing = (stretch: Stretch, time: number, day: Stretch): Stretch =>
  time >= stretch.from && time <= stretch.until && stretch.from >= day.from && stretch.until <= day.until
    ? stretch
    : around(time, spanOf(stretch), day);
