import type { Event } from "../../openapi/generated/live-monitor.ts";

/** The compared members of an event. */
type Compared = Pick<Event, "type" | "subject" | "time" | "data">;

/** A difference between two replay files: an event in only one of them, or with different content. */
export type Difference<Some extends Compared = Event> =
  | { readonly what: "first-only" | "second-only"; readonly event: Some }
  | { readonly what: "changed"; readonly first: Some; readonly second: Some };

export interface Comparison<Some extends Compared = Event> {
  readonly differences: readonly Difference<Some>[];
  /** Number of equal events. */
  readonly same: number;
}

/** Returns a key that identifies an event within its replay file, independent of ids and offsets. */
const keyOf = ({ type, subject, time }: Compared): string => JSON.stringify([type, subject, time]);

const hasSameKey = (one: Compared, other: Compared): boolean =>
  one.type === other.type && one.subject === other.subject && one.time === other.time;

const hasSameData = (one: Compared, other: Compared): boolean =>
  one.data === other.data || JSON.stringify(one.data) === JSON.stringify(other.data);

/** Events per step. */
const STRETCH = 1_000;

type Places = ReadonlyMap<string, readonly number[]>;

/**
 * Collects the positions of each key from position `from` on, ascending. Yields `done`, the progress of the
 * comparison so far, after each step.
 */
function* placesOf(events: readonly Compared[], from: number, done: number): Generator<number, Places> {
  const places = new Map<string, number[]>();
  for (let index = from; index < events.length; index++) {
    const event = events[index];
    if (!event) continue;
    const key = keyOf(event);
    const known = places.get(key);
    if (known) known.push(index);
    else places.set(key, [index]);
    if (index % STRETCH === 0) yield done;
  }
  return places;
}

/**
 * Returns the number of events between index `from` of the other replay file and the next event there with
 * the same key; Infinity if there is none. `places` are the positions of keys in that replay file.
 */
function ahead(places: Places, event: Compared, from: number): number {
  const known = places.get(keyOf(event)) ?? [];
  let [low, high] = [0, known.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((known[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return (known[low] ?? Infinity) - from;
}

/**
 * Compares two replay files side by side. A moved event is reported twice: as missing at one place and as
 * added at the other. Yields the number of compared events after each step.
 */
export function* comparing<Some extends Compared>(
  first: readonly Some[],
  second: readonly Some[],
): Generator<number, Comparison<Some>> {
  const differences: Difference<Some>[] = [];
  let same = 0;
  let [i, j] = [0, 0];
  // Positions are collected only at the first difference.
  let places: { readonly first: Places; readonly second: Places } | null = null;
  for (let step = 1; ; step++) {
    const [a, b] = [first[i], second[j]];
    if (!a && !b) return { differences, same };
    if (a && b && hasSameKey(a, b)) {
      if (hasSameData(a, b)) same++;
      else differences.push({ what: "changed", first: a, second: b });
      i++;
      j++;
    } else {
      places ??= { first: yield* placesOf(first, i, i + j), second: yield* placesOf(second, j, i + j) };
      const [toA, toB] = [
        a ? ahead(places.second, a, j) : Infinity,
        b ? ahead(places.first, b, i) : Infinity,
      ];
      if (a && (!b || toA >= toB)) {
        differences.push({ what: "first-only", event: a });
        i++;
      } else if (b) {
        differences.push({ what: "second-only", event: b });
        j++;
      }
    }
    if (step % STRETCH === 0) yield i + j;
  }
}

/** Compares two replay files without intermediate steps. */
export function compare<Some extends Compared>(
  first: readonly Some[],
  second: readonly Some[],
): Comparison<Some> {
  const steps = comparing(first, second);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
