import type { Event } from "../../openapi/generated/live-monitor.ts";

/** What is compared of an event. */
type Compared = Pick<Event, "type" | "subject" | "time" | "data">;

/** Where two recordings differ: an event that only one of them has, or that says something else in the other. */
export type Difference<Some extends Compared = Event> =
  | { readonly what: "first-only" | "second-only"; readonly event: Some }
  | { readonly what: "changed"; readonly first: Some; readonly second: Some };

export interface Comparison<Some extends Compared = Event> {
  /** In order. */
  readonly differences: readonly Difference<Some>[];
  /** How many events say the same in both. */
  readonly same: number;
}

/** What tells an event from the others of its recording, whatever ids and offsets that gave it. */
const keyOf = ({ type, subject, time }: Compared): string => JSON.stringify([type, subject, time]);

/** The places (ascending) at which each key stands. */
function placesOf(events: readonly Compared[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  events.forEach((event, index) => {
    const key = keyOf(event);
    const known = places.get(key);
    if (known) known.push(index);
    else places.set(key, [index]);
  });
  return places;
}

/** How many events ahead a key comes next; Infinity where it comes no more. */
function ahead(places: ReadonlyMap<string, readonly number[]>, key: string, from: number): number {
  const known = places.get(key) ?? [];
  let [low, high] = [0, known.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((known[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return (known[low] ?? Infinity) - from;
}

/** Two recordings side by side. What stands elsewhere in the other is told as missing here and put in there. */
export function compare<Some extends Compared>(first: readonly Some[], second: readonly Some[]): Comparison<Some> {
  const [inFirst, inSecond] = [placesOf(first), placesOf(second)];
  const differences: Difference<Some>[] = [];
  let same = 0;
  let [i, j] = [0, 0];
  for (;;) {
    const [a, b] = [first[i], second[j]];
    if (!a && !b) return { differences, same };
    const [toA, toB] = [a ? ahead(inSecond, keyOf(a), j) : Infinity, b ? ahead(inFirst, keyOf(b), i) : Infinity];
    if (a && b && toA === 0) {
      if (JSON.stringify(a.data) === JSON.stringify(b.data)) same++;
      else differences.push({ what: "changed", first: a, second: b });
      i++;
      j++;
    } else if (a && (!b || toA >= toB)) {
      differences.push({ what: "first-only", event: a });
      i++;
    } else if (b) {
      differences.push({ what: "second-only", event: b });
      j++;
    }
  }
}
