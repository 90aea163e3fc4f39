import { box, type Step, stepPath } from "../../../../streams/charts/paths.ts";
import { xAt } from "../../../../streams/charts/time-axis.ts";
import type { Lanes, LevelStep } from "../../../../streams/replay/timeline/lanes.ts";
import { LANES, type Plot } from "./plot.ts";

/**
 * Returns the number at the top of the waiting lane: twice the target or the next even number above the
 * maximum, whichever is larger.
 */
export const waitingTop = (most: number, target: number): number =>
  Math.max(2 * target, Math.ceil((most + 1) / 2) * 2, 2);

const { waiting: QUEUE, level: LEVEL, events: EVENTS, hangUps: HANG_UPS } = LANES;

export const waitingY = (count: number, top: number): number =>
  QUEUE.bottom - (Math.min(count, top) / top) * (QUEUE.bottom - QUEUE.top);
export const levelY = (percent: number): number =>
  LEVEL.bottom - (percent / 100) * (LEVEL.bottom - LEVEL.top);

/**
 * Returns the columns of waiting customers as SVG paths: the whole columns, and their parts above the target.
 */
export function waitingPaths(
  { waiting, columns }: Lanes,
  { left, width }: Plot,
  top: number,
  target: number,
): { readonly all: string; readonly over: string } {
  const column = width / columns;
  let [all, over] = ["", ""];
  // Adjacent columns of equal height are drawn as one box.
  for (let from = 0; from < columns;) {
    const count = waiting[from] ?? 0;
    let until = from + 1;
    while (until < columns && waiting[until] === count) until++;
    if (count > 0)
      all += box(left + from * column, waitingY(count, top), (until - from) * column, QUEUE.bottom);
    if (count > target)
      over += box(left + from * column, waitingY(count, top), (until - from) * column, waitingY(target, top));
    from = until;
  }
  return { all, over };
}

/**
 * Returns the service level as a stepped line, and its shortfall from the target as boxes. Unknown levels
 * leave a gap.
 */
export function levelPaths(
  levels: readonly LevelStep[],
  plot: Plot,
  target: number,
): { readonly line: string; readonly missing: string } {
  let missing = "";
  const steps = levels.map(({ from, until, percent }): Step => {
    const step = {
      from: Math.max(plot.left, xAt(plot, from)),
      until: Math.min(plot.left + plot.width, xAt(plot, until)),
      y: percent === null ? null : levelY(percent),
    };
    if (percent !== null && percent < target)
      missing += box(step.from, levelY(target), step.until - step.from, levelY(percent));
    return step;
  });
  return { line: stepPath(steps), missing };
}

/** Returns the bars of events. The highest bar is as high as the lane. */
export function eventsPath({ events, bar, barsFrom, from, until }: Lanes, plot: Plot): string {
  const most = events.reduce((high, count) => Math.max(high, count), 1);
  let path = "";
  events.forEach((count, place) => {
    const [begins, ends] = [
      Math.max(from, barsFrom + place * bar),
      Math.min(until, barsFrom + (place + 1) * bar),
    ];
    const width = xAt(plot, ends) - xAt(plot, begins);
    if (count > 0 && width > 0)
      path += box(
        xAt(plot, begins),
        EVENTS.bottom - (count / most) * (EVENTS.bottom - EVENTS.top),
        Math.max(1, width - 1),
        EVENTS.bottom,
      );
  });
  return path;
}

/** Returns a tick for each column in which a customer hung up. */
export function hangUpsPath({ hangUps, columns }: Lanes, { left, width }: Plot): string {
  let path = "";
  hangUps.forEach((count, place) => {
    if (count > 0) path += box(left + (place / columns) * width, HANG_UPS.top, 1.5, HANG_UPS.bottom);
  });
  return path;
}
