import type { Event } from "../../openapi/generated/live-monitor.ts";

/** Where two recordings differ: an event that only one of them has, or that says something else in the other. */
export type Difference =
  | { readonly what: "first-only" | "second-only"; readonly event: Event }
  | { readonly what: "changed"; readonly first: Event; readonly second: Event };

export interface Comparison {
  /** In order. */
  readonly differences: readonly Difference[];
  /** How many events say the same in both. */
  readonly same: number;
}

/** What tells an event from the others of its recording, whatever ids and offsets that gave it. */
const keyOf = ({ type, subject, time }: Event): string => JSON.stringify([type, subject, time]);

/** The places (ascending) at which each key stands. */
function placesOf(events: readonly Event[]): ReadonlyMap<string, readonly number[]> {
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
export function compare(first: readonly Event[], second: readonly Event[]): Comparison {
  const [inFirst, inSecond] = [placesOf(first), placesOf(second)];
  const differences: Difference[] = [];
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
