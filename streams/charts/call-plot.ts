import { textWidth } from "./text-width.ts";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const STEPS = [
  ...[5, 10, 15, 30].map((count) => count * SECOND),
  ...[1, 2, 5, 10, 15, 30].map((count) => count * MINUTE),
  ...[1, 2, 3, 6, 12, 24].map((count) => count * HOUR),
];

/**
 * Returns the times (ms) to label on a time axis, at whole steps and at least `gap` px apart. `seconds`: true
 * if the labels need seconds.
 */
export function clockTicks({
  from,
  to,
  width,
  gap,
}: {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly gap: number;
}): { readonly ticks: readonly number[]; readonly seconds: boolean } {
  const length = Math.max(1, to - from);
  const least = (gap / Math.max(1, width)) * length;
  const step = STEPS.find((one) => one >= least) ?? Math.ceil(least / (24 * HOUR)) * 24 * HOUR;
  const first = Math.ceil(from / step) * step;
  const count = first > to ? 0 : Math.floor((to - first) / step) + 1;
  return { ticks: Array.from({ length: count }, (_, place) => first + place * step), seconds: step < MINUTE };
}

/**
 * Returns the loudest sample of each column of a recording, 0 to 1. A recording with fewer samples than
 * columns repeats samples.
 */
export function peaksOf(samples: ArrayLike<number>, columns: number): Float32Array {
  const peaks = new Float32Array(Math.max(0, columns));
  for (let column = 0; column < peaks.length; column++) {
    const from = Math.floor((column * samples.length) / columns);
    const to = Math.max(from + 1, Math.floor(((column + 1) * samples.length) / columns));
    let peak = 0;
    for (let place = from; place < to && place < samples.length; place++)
      peak = Math.max(peak, Math.abs(samples[place] ?? 0));
    peaks[column] = Math.min(1, peak);
  }
  return peaks;
}

/** A bar (px) and its text. `prefers`: where its text is drawn first. */
interface LabeledBar {
  readonly x: number;
  readonly width: number;
  readonly text: string;
  readonly prefers: "inside" | "after" | "before";
}

/** Place of a text: `x` is its left end, or its right end if it precedes its bar. */
export interface LabelPlace {
  readonly place: "inside" | "after" | "before";
  readonly x: number;
}

/** Space (px) around a text. */
const SPACE = 6;

/**
 * Places the texts of a lane's bars so that they overlap neither bars nor each other: inside their bars, or
 * beside them. Returns null for a text without room.
 */
export function placeLabels(bars: readonly LabeledBar[], plotWidth: number): (LabelPlace | null)[] {
  const taken = bars.map(({ x, width }) => ({ from: x, to: x + width }));
  const isFree = (from: number, to: number) =>
    from >= 0 && to <= plotWidth && taken.every((one) => to <= one.from || from >= one.to);
  return bars.map(({ x, width, text, prefers }) => {
    const needed = textWidth(text) + SPACE;
    const inside: LabelPlace | null = needed + SPACE <= width ? { place: "inside", x: x + SPACE } : null;
    const beside = (place: "after" | "before"): LabelPlace | null => {
      const from = place === "after" ? x + width : x - needed;
      if (!isFree(from, from + needed)) return null;
      taken.push({ from, to: from + needed });
      return { place, x: place === "after" ? from + SPACE : x - SPACE };
    };
    if (prefers === "inside") return inside ?? beside("after");
    return beside(prefers) ?? beside(prefers === "after" ? "before" : "after") ?? inside;
  });
}
