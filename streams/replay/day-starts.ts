import { localDay } from "../projections/local-day.ts";

/** The first moment of a day: its index in the list, and its time (ms). */
export interface DayStart {
  readonly place: number;
  readonly time: number;
}

/**
 * Finds the first moment of each day, in a time zone, in an ascending list of times (ms). Searches by
 * bisection, so that few times are read even in a long list.
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
