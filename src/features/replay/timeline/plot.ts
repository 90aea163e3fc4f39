import type { Stretch } from "./stretch.ts";

/** Positions of the lanes, px from the top of the timeline. */
export const LANES = {
  markers: { top: 6, bottom: 22, text: 18 },
  spells: { top: 34, bottom: 46, text: 44.5 },
  waiting: { top: 56, bottom: 124, text: 86 },
  level: { top: 140, bottom: 172, text: 154 },
  events: { top: 186, bottom: 210, text: 202 },
  hangUps: { top: 216, bottom: 224, text: 224 },
  axis: { top: 52, bottom: 224, text: 240 },
} as const;
export const HEIGHT = 244;

/** Area of the plot within the drawing, and its time range. */
export interface Plot extends Stretch {
  readonly left: number;
  readonly width: number;
}

export const xOf = ({ left, width, from, until }: Plot, time: number): number =>
  left + ((time - from) / (until - from)) * width;

/** Returns the time at an x coordinate, clamped to the shown range. */
export const timeAt = ({ left, width, from, until }: Plot, x: number): number =>
  Math.round(from + Math.max(0, Math.min(1, (x - left) / width)) * (until - from));

const MINUTE = 60_000;
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 180, 240, 360].map((minutes) => minutes * MINUTE);
const LABEL_ROOM = 52;

/** Returns the times of the axis labels: whole steps from the start of the day (`start`). */
export function ticksOf({ from, until, width }: Plot, start: number): readonly number[] {
  const step = STEPS.find((length) => (length / (until - from)) * width >= LABEL_ROOM) ?? 24 * 60 * MINUTE;
  const first = start + Math.ceil((from - start) / step) * step;
  return Array.from(
    { length: Math.max(0, Math.floor((until - first) / step) + 1) },
    (_, place) => first + place * step,
  );
}
