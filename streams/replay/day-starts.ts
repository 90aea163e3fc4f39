import { localDay } from "../projections/local-day.ts";

/** The first of the moments of a day: its place in the list, and when it was (ms). */
export interface DayStart {
  readonly place: number;
  readonly time: number;
}

/**
 * Finds the first moment of each day of a zone in a list of moments (ms), which ascend. It looks at few of
 * them, however many there are.
 */
export function dayStarts(count: number, timeAt: (place: number) => number, zone: string): DayStart[] {
  const starts: DayStart[] = [];
  for (let place = 0; place < count;) {
    const time = timeAt(place);
    starts.push({ place, time });
    const { end } = localDay(time, zone);
    let [low, high] = [place + 1, count];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (timeAt(middle) < end) low = middle + 1;
      else high = middle;
    }
    place = low;
  }
  return starts;
}
